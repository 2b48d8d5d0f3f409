/** A site that sells, as the settings get it. */
const SERVICE = {
	field: 'Secret or restricted key',
	description: 'Takes payments.',
	url: 'https://dashboard.stripe.com/apikeys',
	urlText: 'Get a Stripe API key',
	data: 'What it is and the amount.',
	advice: 'A restricted key is enough.',
	without: 'No payments.',
	constant: 'MAINSTREET_STRIPE_SECRET',
	type: 'payments',
};

const OPTION = { section: 'payments', type: 'string', help: '' };

export const WEBHOOK = {
	id: 'stripe-test',
	mode: 'test',
	label: 'Stripe: test payment events',
	status: 'warning',
	text: 'Set up the webhook.',
	url: 'https://example.org/hook',
	hint: 'Add an endpoint.',
	command: 'stripe listen --forward-to https://example.org/hook',
};

export const SHOP = {
	services: [
		{ ...SERVICE, id: 'mapbox', label: 'Mapbox', type: 'maps' },
		{
			...SERVICE,
			id: 'stripe-secret',
			mode: 'live',
			label: 'Stripe, live mode',
		},
		{
			...SERVICE,
			id: 'stripe-secret-test',
			mode: 'test',
			label: 'Stripe, test mode',
		},
		{
			...SERVICE,
			id: 'stripe-webhook-test',
			mode: 'test',
			label: 'Stripe webhook, test mode',
		},
		{
			...SERVICE,
			id: 'stripe-webhook',
			mode: 'live',
			label: 'Stripe webhook, live mode',
		},
		{
			...SERVICE,
			id: 'paypal-test',
			mode: 'test',
			label: 'PayPal sandbox',
		},
	],
	sections: [ { id: 'payments', label: 'Selling', note: '', links: [] } ],
	fields: [
		{
			...OPTION,
			name: 'payments_fee_fixed',
			label: 'Fixed part',
			group: 'fees',
		},
		{
			...OPTION,
			name: 'payments_currency',
			label: 'Currency of amounts',
			group: 'currency',
		},
		{
			...OPTION,
			name: 'payments_mode',
			label: 'Payment mode',
			group: 'mode',
			choices: [
				{ value: 'test', label: 'Test' },
				{ value: 'live', label: 'Live' },
			],
		},
		{ ...OPTION, name: 'payments_odd', label: 'Something odd' },
	],
	webhooks: [ WEBHOOK ],
};
