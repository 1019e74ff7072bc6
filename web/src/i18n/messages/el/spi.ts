/** What the payment widget has to say, by the keys of SPEC §8: `spi.notification.{title}` and `.{message}`. */
export const spi = {
  notification: {
    deposit_started: 'Στη σελίδα πληρωμής',
    deposit_failed: 'Η κατάθεση δεν ξεκίνησε',
    signed_out: 'Έχεις αποσυνδεθεί',
    continue_at_provider: 'Συνέχισε στον πάροχο πληρωμών.',
    sign_in_again: 'Συνδέσου και δοκίμασε ξανά.',
    amount_refused: 'Το ποσό είναι εκτός των ορίων μιας κατάθεσης.',
    currency_refused: 'Δεν έχεις λογαριασμό σε αυτό το νόμισμα.',
    limit_reached:
      'Δεν το επιτρέπει το όριο καταθέσεών σου ή ένα διάλειμμα που κάνεις. Δες τα Όρια στο προφίλ σου.',
    no_connection: 'Δεν υπάρχει σύνδεση. Δεν χρεώθηκε τίποτα.',
    try_again: 'Η κατάθεση δεν μπόρεσε να ξεκινήσει. Δεν χρεώθηκε τίποτα· δοκίμασε ξανά.',
    see_profile:
      'Πρόσθεσε την ημερομηνία γέννησης ή επαλήθευσε τον λογαριασμό σου: δες το προφίλ σου.',
    not_offered: 'Αυτός ο λογαριασμός δεν μπορεί να κάνει κατάθεση.',
    payments_closed:
      'Αυτή τη στιγμή δεν δεχόμαστε καταθέσεις. Το υπόλοιπό σου είναι ασφαλές και μπορείς να συνεχίσεις να στοιχηματίζεις.',
  },
};

/** Words of the deposit inside the slip, with how it ends by the keys of SPEC §8. */
export const quickDeposit = {
  title: 'Κατάθεσε ό,τι λείπει',
  other: 'Άλλα ποσά και βοήθεια',
  notification: {
    success: 'Η κατάθεση ελήφθη. Μπορείς να παίξεις το στοίχημά σου.',
    pending: 'Η κατάθεσή σου είναι καθ’ οδόν.',
    failed: {
      title: 'Η κατάθεση απέτυχε',
      description: 'Δεν χρεώθηκε τίποτα. Δοκίμασε ξανά ή άλλον τρόπο πληρωμής.',
    },
  },
};
