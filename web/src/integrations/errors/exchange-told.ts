import type { Exchange } from '../../api/api';
import {
  addressWithoutSecrets,
  answerWithoutSecrets,
  namesOnly,
  withoutSecrets,
} from './without-secrets';

/**
 * What is attached to an HTTP error that is kept (SPEC §8): the response address, the response body and the request
 * body. Never passwords or tokens: what the player platform is sent is about a person and their way in, so of that only
 * the names of the fields are told; elsewhere the values of fields with a secret's name are removed.
 */
export function exchangeTold({ call, address, request, answer }: Exchange) {
  return {
    response_address: addressWithoutSecrets(address),
    response_body: answerWithoutSecrets(answer),
    request_body: call.origin === 'platform' ? namesOnly(request) : withoutSecrets(request),
  };
}
