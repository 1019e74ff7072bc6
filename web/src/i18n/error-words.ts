import type { ErrorLocale } from './error-locale';
import type { ErrorWords } from './error-texts';

const EN: ErrorWords = {
  not_found: "Oops, sorry. We can't find that page.",
  error: 'Oops! Sorry, something went wrong. Please come back in a while.',
  locked: 'Sorry, but you are not authorized to view the page.',
  blocked: "Sorry, we're not available in {countryName} right now.",
  blocked_here: "Sorry, we're not available in your country right now.",
  locked_text:
    'Another account may be allowed to. If you think that this one should be, ask support.',
  blocked_text: 'If you have an account, it and the money in it are kept for you.',
  to_home: 'Go to home page',
  description: 'Nothing of yours is lost: your bets and your balance are as they were.',
};

/** For readers of a language that the site is not offered in; the catalogue has the same in those that it is. */
export const ERROR_WORDS: Readonly<Record<ErrorLocale, ErrorWords>> = {
  en: EN,
  'en-AU': EN,
  'en-CA': EN,
  de: {
    not_found: 'Hoppla, diese Seite können wir leider nicht finden.',
    error: 'Hoppla! Da ist leider etwas schiefgegangen. Bitte komm später wieder.',
    locked: 'Leider darfst du diese Seite nicht ansehen.',
    blocked: 'In deinem Land ({countryName}) sind wir derzeit leider nicht verfügbar.',
    blocked_here: 'In deinem Land sind wir derzeit leider nicht verfügbar.',
    locked_text:
      'Ein anderes Konto darf es vielleicht. Wenn dieses es dürfen sollte, frag den Support.',
    blocked_text: 'Wenn du ein Konto hast, bleiben es und dein Geld darauf erhalten.',
    to_home: 'Zur Startseite',
    description: 'Es ist nichts verloren: Deine Wetten und dein Guthaben sind, wie sie waren.',
  },
  fr: {
    not_found: 'Oups, désolé. Cette page est introuvable.',
    error: "Oups ! Désolé, une erreur s'est produite. Merci de revenir dans un moment.",
    locked: "Désolé, vous n'êtes pas autorisé à voir cette page.",
    blocked:
      'Désolé, nous ne sommes pas disponibles dans votre pays ({countryName}) pour le moment.',
    blocked_here: 'Désolé, nous ne sommes pas disponibles dans votre pays pour le moment.',
    locked_text:
      "Un autre compte l'est peut-être. Si celui-ci devrait l'être, contactez l'assistance.",
    blocked_text: "Si vous avez un compte, il est conservé avec l'argent qui s'y trouve.",
    to_home: "Aller à la page d'accueil",
    description: "Rien n'est perdu : vos paris et votre solde n'ont pas changé.",
  },
  es: {
    not_found: 'Vaya, lo sentimos. No encontramos esa página.',
    error: '¡Vaya! Lo sentimos, algo ha salido mal. Vuelve dentro de un rato.',
    locked: 'Lo sentimos, no tienes autorización para ver esta página.',
    blocked: 'Lo sentimos, ahora mismo no estamos disponibles en tu país ({countryName}).',
    blocked_here: 'Lo sentimos, ahora mismo no estamos disponibles en tu país.',
    locked_text:
      'Puede que otra cuenta sí la tenga. Si crees que esta debería tenerla, pregunta a soporte.',
    blocked_text: 'Si tienes una cuenta, se conserva junto con el dinero que hay en ella.',
    to_home: 'Ir a la página de inicio',
    description: 'No se ha perdido nada: tus apuestas y tu saldo siguen como estaban.',
  },
  ru: {
    not_found: 'К сожалению, мы не можем найти эту страницу.',
    error: 'К сожалению, что-то пошло не так. Пожалуйста, зайдите немного позже.',
    locked: 'К сожалению, у вас нет прав на просмотр этой страницы.',
    blocked: 'К сожалению, сейчас мы недоступны в вашей стране ({countryName}).',
    blocked_here: 'К сожалению, сейчас мы недоступны в вашей стране.',
    locked_text:
      'Возможно, они есть у другого счёта. Если они должны быть у этого, напишите в поддержку.',
    blocked_text: 'Если у вас есть счёт, он сохраняется вместе с деньгами на нём.',
    to_home: 'На главную страницу',
    description: 'Ничего не потеряно: ваши ставки и баланс не изменились.',
  },
  'pt-BR': {
    not_found: 'Ops, desculpe. Não encontramos essa página.',
    error: 'Ops! Desculpe, algo deu errado. Volte daqui a pouco.',
    locked: 'Desculpe, você não tem autorização para ver esta página.',
    blocked: 'Desculpe, não estamos disponíveis no seu país ({countryName}) no momento.',
    blocked_here: 'Desculpe, não estamos disponíveis no seu país no momento.',
    locked_text: 'Talvez outra conta tenha. Se você acha que esta deveria ter, fale com o suporte.',
    blocked_text: 'Se você tem uma conta, ela e o dinheiro nela continuam guardados.',
    to_home: 'Ir para a página inicial',
    description: 'Nada se perdeu: suas apostas e seu saldo continuam como estavam.',
  },
  hi: {
    not_found: 'माफ़ कीजिए, हमें यह पेज नहीं मिला।',
    error: 'माफ़ कीजिए, कुछ गड़बड़ हो गई। कृपया थोड़ी देर में वापस आएँ।',
    locked: 'माफ़ कीजिए, आपको यह पेज देखने की अनुमति नहीं है।',
    blocked: 'माफ़ कीजिए, हम अभी आपके देश ({countryName}) में उपलब्ध नहीं हैं।',
    blocked_here: 'माफ़ कीजिए, हम अभी आपके देश में उपलब्ध नहीं हैं।',
    locked_text: 'हो सकता है किसी दूसरे खाते को अनुमति हो। अगर इस खाते को होनी चाहिए, तो सहायता से पूछें।',
    blocked_text: 'अगर आपका खाता है, तो वह और उसमें रखे पैसे सुरक्षित हैं।',
    to_home: 'मुख्य पेज पर जाएँ',
    description: 'कुछ भी खोया नहीं है: आपके दाँव और आपका बैलेंस वैसे ही हैं।',
  },
  tr: {
    not_found: 'Üzgünüz, bu sayfayı bulamıyoruz.',
    error: 'Üzgünüz, bir şeyler ters gitti. Lütfen biraz sonra tekrar gelin.',
    locked: 'Üzgünüz, bu sayfayı görüntüleme yetkiniz yok.',
    blocked: 'Üzgünüz, şu anda ülkenizde ({countryName}) hizmet vermiyoruz.',
    blocked_here: 'Üzgünüz, şu anda ülkenizde hizmet vermiyoruz.',
    locked_text: 'Başka bir hesabın yetkisi olabilir. Bu hesabın olması gerekiyorsa desteğe sorun.',
    blocked_text: 'Bir hesabınız varsa, hesabınız ve içindeki para sizin için saklanır.',
    to_home: 'Ana sayfaya git',
    description: 'Hiçbir şey kaybolmadı: bahisleriniz ve bakiyeniz olduğu gibi duruyor.',
  },
  ja: {
    not_found: '申し訳ありません。ページが見つかりません。',
    error: '申し訳ありません。問題が発生しました。しばらくしてからもう一度お越しください。',
    locked: '申し訳ありません。このページを表示する権限がありません。',
    blocked: '申し訳ありません。現在、お住まいの国（{countryName}）ではご利用いただけません。',
    blocked_here: '申し訳ありません。現在、お住まいの国ではご利用いただけません。',
    locked_text:
      '別のアカウントなら表示できるかもしれません。このアカウントで見られるはずの場合は、サポートにお問い合わせください。',
    blocked_text: 'アカウントをお持ちの場合、アカウントと残高はそのまま保管されます。',
    to_home: 'ホームページへ',
    description: '失われたものはありません。ベットも残高もそのままです。',
  },
  ar: {
    not_found: 'عذرًا، لا يمكننا العثور على هذه الصفحة.',
    error: 'عذرًا، حدث خطأ ما. يُرجى العودة بعد قليل.',
    locked: 'عذرًا، غير مسموح لك بعرض هذه الصفحة.',
    blocked: 'عذرًا، خدمتنا غير متاحة حاليًا في بلدك ({countryName}).',
    blocked_here: 'عذرًا، خدمتنا غير متاحة حاليًا في بلدك.',
    locked_text:
      'قد يكون ذلك مسموحًا لحساب آخر. إذا كان ينبغي السماح لهذا الحساب، فاسأل فريق الدعم.',
    blocked_text: 'إذا كان لديك حساب، فسيبقى محفوظًا مع الأموال الموجودة فيه.',
    to_home: 'الانتقال إلى الصفحة الرئيسية',
    description: 'لم يُفقد شيء: رهاناتك ورصيدك كما كانا.',
  },
  'zh-CN': {
    not_found: '抱歉，我们找不到该页面。',
    error: '抱歉，出了点问题。请稍后再来。',
    locked: '抱歉，您无权查看此页面。',
    blocked: '抱歉，我们目前无法在您所在的国家或地区（{countryName}）提供服务。',
    blocked_here: '抱歉，我们目前无法在您所在的国家或地区提供服务。',
    locked_text: '其他账户也许可以查看。如果您认为此账户应当可以，请联系客服。',
    blocked_text: '如果您有账户，账户及其中的资金都会为您保留。',
    to_home: '前往首页',
    description: '没有任何损失：您的投注和余额都保持原样。',
  },
};
