import { __ } from '@wordpress/i18n';

/** Blocks that something begins with: name, attributes, and those inside. */
export type TemplateArray = [
	name: string,
	attributes?: Record< string, unknown >,
	innerBlocks?: TemplateArray,
][];

/** What a new subscriber view begins with. */
export const getSubscriberTemplate = (): TemplateArray => [
	[
		'core/heading',
		{
			level: 3,
			content: __( 'Subscriber Content', 'mainstreet-blocks' ),
		},
	],
	[
		'core/paragraph',
		{
			placeholder: __(
				'Add content here that will only be visible to your subscribers.',
				'mainstreet-blocks'
			),
		},
	],
];

/** What a new guest view begins with. */
export const getGuestTemplate = (): TemplateArray => [
	[
		'core/heading',
		{
			level: 3,
			content: __( 'Subscribe to get access', 'mainstreet-blocks' ),
		},
	],
	[
		'core/paragraph',
		{
			content: __(
				'Read more of this content when you subscribe today.',
				'mainstreet-blocks'
			),
		},
	],
	[
		'premium-content/buttons',
		{},
		[
			[ 'jetpack/recurring-payments', {} ],
			[
				'premium-content/login-button',
				{ text: __( 'Log in', 'mainstreet-blocks' ) },
			],
		],
	],
];
