/**
 * Standard texts as posts hold them, in English on every site: which text stands in a
 * post must not depend on who opens it. They are translated where they are shown.
 */
export const TEXTS = {
	subscribePlaceholder: 'Type your email…',
	submitButtonText: 'Subscribe',
	successMessage:
		"Success! An email was just sent to confirm your subscription. Please find the email now and click 'Confirm Follow' to start subscribing.",
};

/** Numbers of the look: pixels, and what stands where none is set. */
export const FALLBACKS = {
	borderRadius: 0,
	borderWeight: 1,
	padding: 15,
	spacing: 10,
};
