import { __ } from '@wordpress/i18n';
import { getGuestTexts } from './guest-texts';

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

/** What a new guest view begins with; the button as the payment button makes its own, with other words. */
export const getGuestTemplate = (): TemplateArray => {
	const { heading, text, button } = getGuestTexts();
	return [
		[ 'core/heading', { level: 3, content: heading } ],
		[ 'core/paragraph', { content: text } ],
		[
			'premium-content/buttons',
			{},
			[
				[
					'jetpack/recurring-payments',
					{},
					[
						[
							'jetpack/button',
							{
								element: 'a',
								uniqueId: 'id',
								passthroughAttributes: {
									uniqueId: 'uniqueId',
									url: 'url',
								},
								text: button,
							},
						],
					],
				],
				[
					'premium-content/login-button',
					{ text: __( 'Log in', 'mainstreet-blocks' ) },
				],
			],
		],
	];
};
