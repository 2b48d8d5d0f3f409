/** Pages of the town, in the order of its menu. */
import {
	band,
	block,
	card,
	column,
	columnOf,
	columns,
	compare,
	contact,
	donations,
	form,
	gallery,
	heading,
	hero,
	hours,
	image,
	lead,
	list,
	map,
	paid,
	paragraph,
	payButton,
	sharing,
	stack,
	subscription,
	video,
} from './markup.mjs';

const BAKERY = {
	title: 'Aurora Bakery',
	caption: 'Open from half past six. The bell is on the left.',
	coordinates: { longitude: 10.2203, latitude: 56.1556 },
};
const THEATRE = {
	title: 'Theatre on the Quay',
	caption: 'Doors open at seven.',
	coordinates: { longitude: 10.2178, latitude: 56.1571 },
};
const STUDIO = {
	title: 'Quay Notes',
	caption: 'Ring twice.',
	coordinates: { longitude: 10.2149, latitude: 56.1543 },
};

const home = () =>
	stack(
		hero(
			'town-evening',
			'Harbour Town',
			'Four small businesses, one main street, and the sea at the end of it.',
			72
		),
		band( [ lead( '{{intro}}' ) ] ),
		band(
			[
				heading( 'Along Main Street', 2, 'wide' ),
				columns(
					column(
						card(
							'town-morning',
							'Blue hills below a warm morning sky',
							'Aurora Bakery',
							'Sourdough since six. Opening hours, the way there, and a form for your order.',
							'/bakery/'
						)
					),
					column(
						card(
							'man-in-hat',
							'A man in a hat before an old square',
							'Theatre on the Quay',
							'Jazz, plays and readings. Tickets, donations and a newsletter.',
							'/theatre/'
						)
					)
				),
				columns(
					column(
						card(
							'hero-podcast',
							'Portrait of an old woman in a hat',
							'Quay Notes',
							'A podcast of sounds by the water, with a studio to book.',
							'/podcast/'
						)
					),
					column(
						card(
							'marshland-birds-square',
							'Two wading birds before an orange evening',
							'Light & Field',
							'Galleries of a photographer who walks a lot.',
							'/photographer/'
						)
					)
				),
			],
			'accent-5'
		),
		band( [
			columns(
				column(
					heading( 'News from the town' ),
					paragraph(
						'One email a month: markets, concerts, and when the ferry does not sail.'
					),
					subscription( 'Send me the news' )
				),
				column(
					heading( 'Learn to bake' ),
					paragraph(
						'Our baker’s video course stands behind a payment. The first lesson is free.'
					),
					paragraph(
						'<a href="/course/">Bread at home, the video course</a>'
					)
				)
			),
		] ),
		band( [ map( [ BAKERY, THEATRE, STUDIO ], 'wide' ) ] )
	);

const bakery = () =>
	stack(
		hero(
			'town-morning',
			'Aurora Bakery',
			'Rye, spelt and cinnamon, from half past six.'
		),
		band( [
			columns(
				columnOf(
					'45%',
					heading( 'Opening hours' ),
					hours(
						{
							Sun: [ [ '08:00', '12:00' ] ],
							Tue: [
								[ '06:30', '13:00' ],
								[ '14:30', '18:30' ],
							],
							Wed: [
								[ '06:30', '13:00' ],
								[ '14:30', '18:30' ],
							],
							Thu: [
								[ '06:30', '13:00' ],
								[ '14:30', '18:30' ],
							],
							Fri: [ [ '06:30', '18:30' ] ],
							Sat: [ [ '07:00', '15:00' ] ],
						},
						{ showOpenNow: true }
					),
					heading( 'Find us' ),
					contact( {
						email: 'bread@example.org',
						prefix: 'Shop',
						phone: '+45 55 50 10 02',
						street: '1 Quay Street',
					} )
				),
				columnOf( '55%', map( [ BAKERY ], '', 680 ) )
			),
		] ),
		band(
			[
				columns(
					column(
						heading( 'Order for Saturday' ),
						paragraph(
							'Write until Thursday evening; we answer before the ovens are hot.'
						),
						form(
							'Saturday orders',
							[
								[ 'name', { required: true, width: 50 } ],
								[ 'email', { required: true, width: 50 } ],
								[
									'select',
									{
										label: 'Loaf',
										options: [
											'Rye, 1 kg',
											'Spelt, 750 g',
											'Cinnamon knots, six',
										],
									},
								],
								[ 'textarea', { label: 'Anything else?' } ],
							],
							'Order'
						)
					),
					column(
						heading( 'From our Instagram' ),
						block(
							'jetpack/instagram-gallery',
							{
								accessToken: '{{instagram}}',
								instagramUser: 'aurora.bakery',
								columns: 3,
								isStackedOnMobile: false,
								count: 9,
							},
							'<div class="wp-block-jetpack-instagram-gallery"><a href="https://www.instagram.com/aurora.bakery/" rel="noopener noreferrer" target="_blank">https://www.instagram.com/aurora.bakery/</a></div>'
						)
					)
				),
			],
			'accent-5'
		)
	);

const theatre = () =>
	stack(
		hero(
			'town-dusk',
			'Theatre on the Quay',
			'Ninety seats, no bad ones.'
		),
		band( [
			columns(
				column(
					heading( 'This month' ),
					list(
						'<strong>Saturday</strong> Jazz on the quay, 8 pm',
						'<strong>Sunday</strong> The Lighthouse, a play for two, 5 pm',
						'<strong>Wednesday</strong> Open reading, 7 pm'
					),
					paragraph( 'The box office is in the old customs house.' ),
					hours(
						{
							Tue: [ [ '10:00', '19:30' ] ],
							Wed: [ [ '10:00', '19:30' ] ],
							Thu: [ [ '10:00', '19:30' ] ],
							Fri: [ [ '10:00', '19:30' ] ],
							Sat: [ [ '12:00', '20:30' ] ],
							Sun: [ [ '12:00', '17:00' ] ],
						},
						{ className: 'is-style-one-line' }
					),
					block(
						'jetpack/eventbrite',
						{
							url: 'https://www.eventbrite.com/e/jazz-on-the-quay-tickets-123123123',
							eventId: 123123123,
							style: 'modal',
						},
						`<div class="wp-block-jetpack-eventbrite">${ block( 'jetpack/button', { element: 'a', text: 'Tickets for Saturday', uniqueId: 'eventbrite-widget-id' } ) }</div>`
					)
				),
				column(
					heading( 'Become a friend' ),
					paragraph(
						'Five dollars a month keep the lights on. Friends sit where they like.'
					),
					payButton( 'membership', 'Join the friends' )
				)
			),
		] ),
		band(
			[
				heading( 'Keep the curtain up' ),
				donations(
					'Every seat that is paid twice lets somebody in for free.'
				),
			],
			'accent-5'
		),
		band(
			[
				heading( 'Bring a group' ),
				paragraph(
					'From eight people on, the first row is yours, and so is a tour behind the curtain.'
				),
				form(
					'Groups',
					[
						[ 'name', { required: true, width: 50 } ],
						[ 'email', { required: true, width: 50 } ],
						[
							'select',
							{
								label: 'Evening',
								options: [
									'Jazz on the quay',
									'The Lighthouse',
									'Open reading',
								],
								width: 50,
							},
						],
						[
							'text',
							{
								label: 'How many are you?',
								placeholder: 'Twelve, and a dog',
								width: 50,
							},
						],
						[
							'radio',
							{
								label: 'A tour before the play?',
								options: [ 'With pleasure', 'Not this time' ],
							},
						],
						[ 'textarea', { label: 'Anything we should know?' } ],
					],
					'Ask for seats',
					{ backgroundColor: 'accent-1', textColor: 'contrast' }
				),
			],
			'contrast',
			'base'
		),
		band( [
			columns(
				column(
					heading( 'The programme by email' ),
					paragraph(
						'Confirm your address in the mailbox, and you are on the list.'
					)
				),
				column( subscription( 'Send me the programme' ) )
			),
		] )
	);

const podcast = () =>
	stack(
		hero(
			'town-sea',
			'Quay Notes',
			'Sounds of a small town by the water.'
		),
		band( [
			heading( 'Listen' ),
			block(
				'jetpack/podcast-player',
				{ url: 'https://podcast.example.org/feed' },
				'<a class="wp-block-jetpack-podcast-player jetpack-podcast-player__direct-link" href="https://podcast.example.org/feed">https://podcast.example.org/feed</a>'
			),
			paragraph( 'Somebody you know would like it? Tell them.' ),
			sharing(
				'facebook',
				'mastodon',
				'bluesky',
				'linkedin',
				'reddit',
				'whatsapp',
				'telegram',
				'mail',
				'link'
			),
		] ),
		band(
			[
				columns(
					column(
						heading( 'Book the studio' ),
						paragraph(
							'A quiet room, two good microphones, and somebody who presses the right button.'
						),
						block(
							'jetpack/calendly',
							{
								style: 'link',
								url: 'https://calendly.com/harbour-studio/half-hour',
							},
							`<div class="wp-block-jetpack-calendly">${ block( 'jetpack/button', { element: 'a', uniqueId: 'calendly-widget-id', passthroughAttributes: { url: 'url' }, text: 'Choose a time', url: 'https://calendly.com/harbour-studio/half-hour' } ) }</div>`
						)
					),
					column(
						heading( 'What listeners say' ),
						paragraph(
							'“I left it on while painting the boat. The boat has two coats now.”'
						),
						block(
							'jetpack/rating-star',
							{ rating: 5, color: '#b26200' },
							'<figure class="wp-block-jetpack-rating-star" style="text-align:left"><span style="color:#b26200">★</span><span style="color:#b26200">★</span><span style="color:#b26200">★</span><span style="color:#b26200">★</span><span style="color:#b26200">★</span></figure>'
						)
					)
				),
			],
			'accent-5'
		)
	);

const photographer = () =>
	stack(
		hero(
			'coming-soon-bg-image',
			'Light &amp; Field',
			'Photographs from a day’s walk around the town.'
		),
		band( [
			heading( 'In bloom', 2, 'wide' ),
			gallery(
				[
					[
						'grid-flower-1',
						'A red hibiscus before a dark background',
					],
					[
						'botany-flowers-closeup',
						'White calla lilies among large leaves',
					],
					[ 'malibu-plantlife', 'A violet flower, closed' ],
					[
						'akaka-falls-state-park-flora',
						'A pink flower above green leaves',
					],
					[ 'dallas-creek-square', 'A red columbine on its stem' ],
				],
				[ 2, 3 ]
			),
		] ),
		band( [
			heading( 'The same hills, twice', 2, 'wide' ),
			compare(
				[ 'hills-noon', 'hills-night' ],
				[
					'Green hills below a blue sky at noon',
					'The same hills at night, below a yellow moon',
				],
				'Twelve hours apart, from the same bench.'
			),
		] ),
		band(
			[
				columns(
					column(
						heading( 'In black and white' ),
						image(
							'ruins-image',
							'A round stone tower among cliff dwellings'
						)
					),
					column(
						heading( 'Prints' ),
						paragraph(
							'Each photo is sold as a print of thirty by forty centimetres, signed, on heavy paper. Tell me which one and I will write back.'
						),
						form(
							'Prints',
							[
								[ 'name', { required: true } ],
								[ 'email', { required: true } ],
								[ 'text', { label: 'Which photo?' } ],
							],
							'Ask for a print'
						)
					)
				),
			],
			'accent-5'
		)
	);

const course = () =>
	stack(
		hero(
			'town-evening',
			'Bread at home',
			'A video course by the baker of Aurora.'
		),
		band( [
			lead(
				'Three lessons. The first one is free; the others are yours for twelve dollars, once.'
			),
			heading( 'Lesson 1: Time and tide' ),
			video(
				'Time and tide',
				'Qa12bC3d',
				'Forty seconds of waiting, which is most of baking.'
			),
			paid(
				'course',
				[
					heading( 'Lesson 2: The fold' ),
					paragraph(
						'Fold every half hour, four times, with wet hands. Then leave it alone.'
					),
					video( 'The fold', 'Fold2aB3' ),
					heading( 'Lesson 3: Into the oven' ),
					paragraph(
						'At 240 °C, with a cup of water on the floor of the oven. You have earned the crust.'
					),
				],
				[
					heading( 'Lessons 2 and 3 are for buyers', 3 ),
					paragraph( '{{pay}}' ),
				]
			),
		] )
	);

/** @type {{slug: string, title: string, content: string}[]} */
export const PAGES = [
	{ slug: 'home', title: 'Harbour Town', content: home() },
	{ slug: 'bakery', title: 'Bakery', content: bakery() },
	{ slug: 'theatre', title: 'Theatre', content: theatre() },
	{ slug: 'podcast', title: 'Podcast', content: podcast() },
	{ slug: 'photographer', title: 'Photographer', content: photographer() },
	{ slug: 'course', title: 'Video course', content: course() },
];
