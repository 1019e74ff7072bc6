/** What a site can have switched on or off (SPEC §6 "Feature flags"). */
export const FEATURE_FLAGS = [
  'quick_deposit',
  'quick_deposit_test',
  'activity_tracking',
  'jackpots',
  'responsible_gambling',
  'sign_up_iframe_preloader',
  'sign_in_iframe_preloader',
  'rtl_view',
  'amb_progress_bar',
] as const;

export type FeatureFlag = (typeof FEATURE_FLAGS)[number];
