/** A site of browser tests that takes payments, in test mode. */
export const connected = {
	options: {
		connectors_payments_stripe_secret_test_api_key: 'sk_test_donations1',
		mainstreet_settings: { version: 2 },
	},
};
