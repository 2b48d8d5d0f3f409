/** Writes blocks the way the editor saves them, for the pages of the town. Texts are HTML. */

/** Attributes of a block, as core serialises them. */
const serialise = ( attributes ) =>
	Object.keys( attributes ).length
		? ` ${ JSON.stringify( attributes )
				.replace( /--/g, '\\u002d\\u002d' )
				.replace( /</g, '\\u003c' )
				.replace( />/g, '\\u003e' )
				.replace( /&/g, '\\u0026' ) }`
		: '';

export const escape = ( text ) =>
	text
		.replace( /&/g, '&amp;' )
		.replace( /</g, '&lt;' )
		.replace( />/g, '&gt;' )
		.replace( /"/g, '&quot;' );

/**
 * A block.
 *
 * @param {string} name       Name; core's without `core/`.
 * @param {Object} attributes Attributes.
 * @param {string} html       What is inside; a block without is written in one piece.
 */
export const block = ( name, attributes = {}, html = '' ) =>
	html === ''
		? `<!-- wp:${ name }${ serialise( attributes ) } /-->`
		: `<!-- wp:${ name }${ serialise( attributes ) } -->\n${ html }\n<!-- /wp:${ name } -->`;

export const stack = ( ...blocks ) => blocks.flat().join( '\n\n' );

export const heading = ( text, level = 2, align = '' ) =>
	block(
		'heading',
		{ ...( level !== 2 && { level } ), ...( align && { align } ) },
		`<h${ level } class="wp-block-heading${ align && ` align${ align }` }">${ text }</h${ level }>`
	);

export const paragraph = ( text ) =>
	block( 'paragraph', {}, `<p>${ text }</p>` );

/** A line of large letters. */
export const lead = ( text ) =>
	block(
		'paragraph',
		{ fontSize: 'large' },
		`<p class="has-large-font-size">${ text }</p>`
	);

export const list = ( ...items ) =>
	block(
		'list',
		{},
		`<ul class="wp-block-list">${ items
			.map( ( item ) => block( 'list-item', {}, `<li>${ item }</li>` ) )
			.join( '\n\n' ) }</ul>`
	);

const SPACE = 'var:preset|spacing|60';

/**
 * A band across the page with space above and below.
 *
 * @param {string|string[]} inside Blocks.
 * @param {string}          colour Of the theme, such as `accent-5`; '' for none.
 * @param {string}          text   The same of its text.
 */
export const band = ( inside, colour = '', text = '' ) =>
	block(
		'group',
		{
			align: 'full',
			style: {
				spacing: {
					padding: { top: SPACE, bottom: SPACE },
					margin: { top: '0', bottom: '0' },
				},
			},
			...( colour && { backgroundColor: colour } ),
			...( text && { textColor: text } ),
			layout: { type: 'constrained' },
		},
		`<div class="wp-block-group alignfull${ text && ` has-${ text }-color` }${ colour && ` has-${ colour }-background-color` }${ text && ' has-text-color' }${ colour && ' has-background' }" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)">${ stack( inside ) }</div>`
	);

/**
 * Columns, one below the other on phones.
 *
 * @param {...{width?: string, blocks: string[]}} all Blocks of each: column() and columnOf().
 */
export const columns = ( ...all ) =>
	block(
		'columns',
		{ align: 'wide', style: { spacing: { blockGap: { left: SPACE } } } },
		`<div class="wp-block-columns alignwide">${ all
			.map( ( { width, blocks } ) =>
				block(
					'column',
					width ? { width } : {},
					`<div class="wp-block-column"${ width ? ` style="flex-basis:${ width }"` : '' }>${ stack( blocks ) }</div>`
				)
			)
			.join( '\n\n' ) }</div>`
	);

export const column = ( ...blocks ) => ( { blocks: blocks.flat() } );
export const columnOf = ( width, ...blocks ) => ( {
	width,
	blocks: blocks.flat(),
} );

/** A picture of the media library. */
export const image = ( name, alt, caption = '' ) =>
	block(
		'image',
		{
			id: `{{image:${ name }:id}}`,
			aspectRatio: '4/3',
			scale: 'cover',
			sizeSlug: 'full',
			linkDestination: 'none',
			style: { border: { radius: '6px' } },
		},
		`<figure class="wp-block-image size-full has-custom-border"><img src="{{image:${ name }:url}}" alt="${ escape( alt ) }" class="wp-image-{{image:${ name }:id}}" style="border-radius:6px;aspect-ratio:4/3;object-fit:cover"/>${ caption && `<figcaption class="wp-element-caption">${ caption }</figcaption>` }</figure>`
	).replace( /"id":"(\{\{.*?\}\})"/, '"id":$1' );

/**
 * The top of a page: a picture with the title on it.
 *
 * @param {string} name   Picture.
 * @param {string} title  Title.
 * @param {string} text   A sentence.
 * @param {number} height Share of the window, percent.
 */
export const hero = ( name, title, text, height = 46 ) =>
	block(
		'cover',
		{
			url: `{{image:${ name }:url}}`,
			id: `{{image:${ name }:id}}`,
			dimRatio: 40,
			overlayColor: 'contrast',
			isUserOverlayColor: true,
			minHeight: height,
			minHeightUnit: 'vh',
			sizeSlug: 'full',
			align: 'full',
			style: { spacing: { margin: { top: '0', bottom: '0' } } },
			layout: { type: 'constrained' },
		},
		`<div class="wp-block-cover alignfull" style="margin-top:0;margin-bottom:0;min-height:${ height }vh"><img class="wp-block-cover__image-background wp-image-{{image:${ name }:id}} size-full" alt="" src="{{image:${ name }:url}}" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-contrast-background-color has-background-dim-40 has-background-dim"></span><div class="wp-block-cover__inner-container">${ stack(
			block(
				'heading',
				{ textAlign: 'center', level: 1, fontSize: 'xx-large' },
				`<h1 class="wp-block-heading has-text-align-center has-xx-large-font-size">${ title }</h1>`
			),
			block(
				'paragraph',
				{ align: 'center', fontSize: 'large' },
				`<p class="has-text-align-center has-large-font-size">${ text }</p>`
			)
		) }</div></div>`
	).replace( /"id":"(\{\{.*?\}\})"/, '"id":$1' );

/** A card that leads to a page of the town. */
export const card = ( picture, alt, title, text, url ) => [
	image( picture, alt ),
	heading( `<a href="${ url }">${ title }</a>`, 3 ),
	paragraph( text ),
];

/** Opening hours, with more attributes of the block. */
export const hours = ( days, attributes ) =>
	block( 'jetpack/business-hours', {
		...attributes,
		days: [ 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' ].map(
			( name ) => ( {
				name,
				hours: ( days[ name ] ?? [] ).map(
					( [ opening, closing ] ) => ( { opening, closing } )
				),
			} )
		),
	} );

/** Email, telephone and address. */
export const contact = ( { email, prefix, phone, street } ) =>
	block(
		'jetpack/contact-info',
		{},
		`<div class="wp-block-jetpack-contact-info">${ stack(
			block(
				'jetpack/email',
				{ email },
				`<div class="wp-block-jetpack-email"><a href="mailto:${ email }">${ email }</a></div>`
			),
			block(
				'jetpack/phone',
				{ phone: `${ prefix }: ${ phone }` },
				`<div class="wp-block-jetpack-phone"><span class="phone-prefix">${ prefix }: </span><a href="tel:${ phone.replace( /[^\d+]/g, '' ) }">${ phone }</a></div>`
			),
			block(
				'jetpack/address',
				{ address: street, city: 'Harbour Town', postal: '8000' },
				`<div class="wp-block-jetpack-address"><div class="jetpack-address__address jetpack-address__address1">${ street }</div><div><span class="jetpack-address__city">Harbour Town</span>, <span class="jetpack-address__region"></span> <span class="jetpack-address__postal">8000</span></div></div>`
			)
		) }</div>`
	);

/** A map with places, as high as the theme wants it or of a number of pixels. */
export function map( points, align = '', height = 0 ) {
	const [ { coordinates } ] = points;
	const full = points.map( ( point, index ) => ( {
		placeTitle: point.title,
		title: point.title,
		caption: point.caption,
		id: `poi.${ 101 + index }`,
		coordinates: point.coordinates,
	} ) );
	const center = { lng: coordinates.longitude, lat: coordinates.latitude };
	const links = full
		.map(
			( point ) =>
				`<li><a href="https://www.google.com/maps/search/?api=1&amp;query=${ point.coordinates.latitude },${ point.coordinates.longitude }">${ point.title }</a></li>`
		)
		.join( '' );
	return block(
		'jetpack/map',
		{
			...( align && { align } ),
			points: full,
			zoom: 15,
			mapCenter: center,
			markerColor: '#b32d2e',
			...( height && { mapHeight: height } ),
		},
		`<div class="wp-block-jetpack-map${ align && ` align${ align }` }" data-map-style="default" data-map-details="true" data-points="${ escape( JSON.stringify( full ) ) }" data-zoom="15" data-map-center="${ escape( JSON.stringify( center ) ) }" data-marker-color="#b32d2e"${ height ? ` data-map-height="${ height }"` : '' } data-show-fullscreen-button="true"><ul>${ links }</ul></div>`
	);
}

/** The form of the town's newsletter. */
export const subscription = ( button = 'Subscribe' ) =>
	block(
		'jetpack/subscriptions',
		{ submitButtonText: button, borderRadius: 6 },
		`<div class="wp-block-jetpack-subscriptions wp-block-jetpack-subscriptions__supports-newline">[jetpack_subscription_form show_subscribers_total="false" button_on_newline="false" submit_button_text="${ button }" custom_font_size="16px" custom_border_radius="6" custom_border_weight="1" custom_padding="15" custom_spacing="10" submit_button_classes="" email_field_classes="" show_only_email_and_button="true" success_message="Success! An email was just sent to confirm your subscription. Please find the email now and click &#039;Confirm Follow&#039; to start subscribing."]</div>`
	);

/** A form of several fields; its button may have colours. */
export const form = ( title, fields, button, colours ) =>
	block(
		'jetpack/contact-form',
		{ formTitle: title },
		`<div class="wp-block-jetpack-contact-form">${ stack(
			fields.map( ( [ type, attributes ] ) =>
				block( `jetpack/field-${ type }`, attributes )
			),
			block( 'jetpack/button', {
				element: 'button',
				text: button,
				...colours,
			} )
		) }</div>`
	);

/** A button that sells a plan. */
export const payButton = ( plan, text ) =>
	block(
		'jetpack/payment-buttons',
		{},
		`<div class="wp-block-jetpack-payment-buttons">${ block(
			'jetpack/recurring-payments',
			{
				planId: `{{plan:${ plan }}}`,
				uniqueId: `recurring-payments-{{plan:${ plan }}}`,
			},
			`<div class="wp-block-jetpack-recurring-payments">${ block(
				'jetpack/button',
				{
					element: 'a',
					uniqueId: `recurring-payments-{{plan:${ plan }}}`,
					passthroughAttributes: { uniqueId: 'uniqueId', url: 'url' },
					text,
					url: '#',
				}
			) }</div>`
		).replace( /"planId":"(\{\{.*?\}\})"/, '"planId":$1' ) }</div>`
	);

/** What only buyers of a plan see, and what others see instead. */
export const paid = ( plan, inside, outside ) =>
	block(
		'premium-content/container',
		{ selectedPlanIds: [ `{{plan:${ plan }}}` ] },
		`<div class="wp-block-premium-content-container">${ stack(
			block(
				'premium-content/subscriber-view',
				{},
				`<div class="wp-block-premium-content-subscriber-view entry-content">${ stack( inside ) }</div>`
			),
			block(
				'premium-content/logged-out-view',
				{},
				`<div class="wp-block-premium-content-logged-out-view entry-content">${ stack(
					outside,
					block(
						'premium-content/buttons',
						{},
						`<div class="wp-block-premium-content-buttons wp-block-buttons">${ stack(
							block(
								'jetpack/recurring-payments',
								{
									planId: `{{plan:${ plan }}}`,
									uniqueId: `recurring-payments-{{plan:${ plan }}}`,
								},
								`<div class="wp-block-jetpack-recurring-payments">${ block(
									'jetpack/button',
									{
										element: 'a',
										uniqueId: `recurring-payments-{{plan:${ plan }}}`,
										passthroughAttributes: {
											uniqueId: 'uniqueId',
											url: 'url',
										},
										text: 'Buy the course',
										url: '#',
									}
								) }</div>`
							),
							block(
								'premium-content/login-button',
								{},
								'<div class="wp-block-premium-content-login-button wp-block-button"><a class="wp-block-button__link">Log in</a></div>'
							)
						) }</div>`
					)
				) }</div>`
			)
		) }</div>`
	).replace( /"(\{\{plan:[\w-]+\}\})"/g, '$1' );

const TABS = [
	[ 'oneTimeDonation', 'one-time', 'Give once', 'Donate' ],
	[ 'monthlyDonation', '1-month', 'Give every month', 'Donate monthly' ],
	[ 'annualDonation', '1-year', 'Give every year', 'Donate yearly' ],
];

/** Donations of three kinds. */
export const donations = ( text ) =>
	block(
		'jetpack/donations',
		Object.fromEntries(
			TABS.map( ( [ name, plan, title, buttonText ] ) => [
				name,
				{
					show: true,
					planId: `{{plan:${ plan }}}`,
					amounts: [ 5, 15, 100 ],
					heading: title,
					extraText: text,
					buttonText,
				},
			] )
		),
		`<div class="wp-block-jetpack-donations">${ TABS.map(
			( [ , , title, button ] ) =>
				`<h4>${ title }</h4><p>${ text }</p><a class="jetpack-donations-fallback-link" rel="noopener noreferrer noamphtml" target="_blank">${ button }</a>`
		).join( '<hr class="donations__separator"/>' ) }</div>`
	).replace( /"planId":"(\{\{.*?\}\})"/g, '"planId":$1' );

/** A hosted video. */
export const video = ( title, guid, caption = '' ) =>
	block( 'videopress/video', { title, guid, ...( caption && { caption } ) } );

/** A gallery of several pictures, in rows of these numbers. */
export function gallery( pictures, rows, attributes = {} ) {
	const figure = ( [ name, alt ] ) =>
		`<figure class="tiled-gallery__item"><a href="{{image:${ name }:url}}"><img alt="${ escape( alt ) }" data-height="{{image:${ name }:height}}" data-id="{{image:${ name }:id}}" data-link="" data-url="{{image:${ name }:url}}" data-width="{{image:${ name }:width}}" src="{{image:${ name }:url}}" data-amp-layout="responsive"/></a></figure>`;
	const left = [ ...pictures ];
	const markup = rows
		.map(
			( count ) =>
				`<div class="tiled-gallery__row">${ left
					.splice( 0, count )
					.map(
						( each ) =>
							`<div class="tiled-gallery__col">${ figure( each ) }</div>`
					)
					.join( '' ) }</div>`
		)
		.join( '' );
	return block(
		'jetpack/tiled-gallery',
		{
			align: 'wide',
			ids: pictures.map( ( [ name ] ) => `{{image:${ name }:id}}` ),
			linkTo: 'media',
			roundedCorners: 4,
			...attributes,
		},
		`<div class="wp-block-jetpack-tiled-gallery alignwide is-style-rectangular has-rounded-corners-4"><div class="tiled-gallery__gallery">${ markup }</div></div>`
	).replace( /"(\{\{image:[\w-]+:id\}\})"/g, '$1' );
}

/** Two pictures with a slider between them. */
export function compare( [ before, after ], [ first, second ], caption ) {
	const read = ( name, alt ) => ( {
		id: `{{image:${ name }:id}}`,
		url: `{{image:${ name }:url}}`,
		alt,
		width: `{{image:${ name }:width}}`,
		height: `{{image:${ name }:height}}`,
	} );
	const img = ( name, alt, side ) =>
		`<img id="{{image:${ name }:id}}" src="{{image:${ name }:url}}" alt="${ escape( alt ) }" width="{{image:${ name }:width}}" height="{{image:${ name }:height}}" class="image-compare__image-${ side }"/>`;
	return block(
		'jetpack/image-compare',
		{
			imageBefore: read( before, first ),
			imageAfter: read( after, second ),
			caption,
			align: 'wide',
		},
		`<figure class="wp-block-jetpack-image-compare alignwide"><div class="juxtapose" data-mode="horizontal">${ img( before, first, 'before' ) }${ img( after, second, 'after' ) }</div><figcaption>${ caption }</figcaption></figure>`
	).replace( /"(\{\{image:[\w-]+:(?:id|width|height)\}\})"(?=[,}])/g, '$1' );
}

/** Links for visitors to share the page: round logos. */
export const sharing = ( ...services ) =>
	block(
		'jetpack/sharing-buttons',
		{ className: 'is-style-round' },
		`<ul class="wp-block-jetpack-sharing-buttons is-style-round has-normal-icon-size jetpack-sharing-buttons__services-list">${ stack(
			services.map( ( service ) =>
				block( 'jetpack/sharing-button', { service } )
			)
		) }</ul>`
	);
