/** What embeds, players and pictures wait for in the editor, and what is looked at meanwhile. */
import { HOST } from '../../blocks/podcast-player/test/page-helpers';
import { EVENT } from './embed-blocks';
import type { Fakes } from './fakes';
import { expect } from './fixtures';
import { hold, type Held } from './hold';
import { KeyboardAuthor } from './keyboard-author';
import {
	lookAtFrame,
	lookAtUpload,
	lookAtWait,
	route,
	send,
	WAITING,
} from './keyboard-wait';

/** Not the account of other tests, which run beside these. */
export const HERON = {
	name: 'patient.heron',
	secret: 'IGAAHeronTokenOfSomebody',
};

const LOOK_UP = route( 'wpcom/v2/resolve-redirect' );

type Given = {
	fakes: Fakes;
	/** What it asked for as soon as its code was there. */
	first: Held;
};

/** A block, by the name of its code, and what it waits for once that is there. */
type Case = {
	name: string;
	words: string;
	title: string;
	options?: Record< string, unknown >;
	/** What it asks for as soon as its code is there. */
	asks?: RegExp;
	wait: ( author: KeyboardAuthor, given: Given ) => Promise< void >;
};

export const WAITS: Record< string, Case > = {
	calendly: {
		name: 'calendly',
		words: 'calendly',
		title: 'Calendly',
		wait: async ( author, { fakes } ) => {
			const held = await hold( author.page, LOOK_UP );
			const frame = fakes.hold( /calendly\.com\/ada/ );
			await send(
				author,
				'Calendly URL or embed code',
				'https://calendly.com/ada/half-hour'
			);
			await lookAtWait( author, 'embedding', held, 'Embedding…' );
			await lookAtFrame( author, frame, 'Calendly calendar' );
		},
	},
	eventbrite: {
		name: 'eventbrite',
		words: 'eventbrite',
		title: 'Eventbrite Tickets',
		wait: async ( author ) => {
			const held = await hold( author.page, LOOK_UP );
			await send( author, 'Eventbrite URL', EVENT );
			await lookAtWait( author, 'embedding', held, 'Embedding…' );
		},
	},
	'google-calendar': {
		name: 'google-calendar',
		words: 'google',
		title: 'Google Calendar',
		wait: async ( author, { fakes } ) => {
			const frame = fakes.hold( /calendar\/embed\?src/ );
			await send(
				author,
				'Public URL or Embed Code',
				'https://calendar.google.com/calendar/embed?src=quay%40example.org'
			);
			await lookAtFrame( author, frame, 'Google Calendar' );
		},
	},
	opentable: {
		name: 'opentable',
		words: 'opentable',
		title: 'OpenTable',
		wait: async ( author, { fakes } ) => {
			const { block, page } = author;
			const held = await hold(
				page,
				route( 'mainstreet/v1/opentable/search' )
			);
			const frame = fakes.hold( /opentable\.com\/widget/ );
			const field = block.getByRole( 'combobox', { name: 'Restaurant' } );
			await author.enter();
			await author.go( field );
			await page.keyboard.type( 'quay' );
			await held.asked;
			// Nothing waits for suggestions: what was typed can be sent.
			await expect( field ).toBeFocused();
			await author.look( 'suggestions on their way', WAITING );
			await author.enter();
			held.release();
			await author.go( field );
			await author.press( 'ControlOrMeta+a' );
			await page.keyboard.type( '4021' );
			await author.press( 'Enter' );
			await author.go( block.getByRole( 'button', { name: 'Embed' } ) );
			await author.press( 'Enter' );
			await lookAtFrame( author, frame, 'OpenTable' );
		},
	},
	pinterest: {
		name: 'pinterest',
		words: 'pinterest',
		title: 'Pinterest',
		wait: async ( author ) => {
			const held = await hold( author.page, LOOK_UP );
			await send( author, 'Pinterest URL', 'https://pin.it/2Ab3cD4' );
			await lookAtWait( author, 'embedding', held, 'Embedding…' );
		},
	},
	gif: {
		name: 'gif',
		words: 'gif',
		title: 'GIF',
		options: { connectors_gifs_giphy_api_key: 'k'.repeat( 32 ) },
		wait: async ( author, { fakes } ) => {
			const { block } = author;
			const held = fakes.hold( /api\.giphy\.com/ );
			const frame = fakes.hold( /giphy\.com\/embed/ );
			await send(
				author,
				'Search for a term or paste a Giphy URL',
				'boat',
				'Search'
			);
			await held.asked;
			const button = block.getByRole( 'button', { name: 'Search' } );
			await expect( button ).toBeFocused();
			await expect( button ).toBeDisabled();
			await author.look( 'searching', WAITING );
			await author.enter();
			held.release();
			await expect( block.locator( 'iframe' ) ).toHaveCount( 1 );
			await lookAtFrame( author, frame, 'boat' );
		},
	},
	'instagram-gallery': {
		name: 'instagram-gallery',
		words: 'instagram',
		title: 'Latest Instagram Posts',
		asks: route( 'wpcom/v2/instagram-gallery/connections' ),
		wait: async ( author, { first } ) => {
			const { block } = author;
			await lookAtWait( author, 'accounts', first, 'Loading…' );
			const gallery = await hold(
				author.page,
				route( 'wpcom/v2/instagram-gallery/gallery' )
			);
			const own = block.getByRole( 'radio', {
				name: `@${ HERON.name }`,
			} );
			await author.enter();
			await author.go( block.getByRole( 'radio' ).first() );
			await author.press( 'Space' );
			await author.go( own, 'ArrowDown' );
			await author.go( block.getByRole( 'button' ) );
			await author.press( 'Enter' );
			await lookAtWait( author, 'pictures', gallery, 'Loading…' );
		},
	},
	'send-a-message': {
		name: 'send-a-message',
		words: 'whatsapp',
		title: 'WhatsApp Button',
		asks: route( 'mainstreet/v1/geo' ),
		wait: async ( { findings, page }, { first } ) => {
			await first.asked;
			// The button in the block that was inserted.
			const author = await KeyboardAuthor.at(
				page,
				'jetpack/whatsapp-button'
			);
			await author.look( 'country on its way', WAITING );
			const popover = page.locator( '.mainstreet-whatsapp' );
			await author.useTool( 'Edit phone number' );
			const phone = popover.getByRole( 'textbox', {
				name: 'Phone number',
			} );
			await author.go( phone );
			await page.keyboard.type( '612' );
			first.release();
			await page.keyboard.type( '345678' );
			await expect( phone ).toBeFocused();
			await expect( phone ).toHaveValue( '612345678' );
			findings.push( ...author.findings );
		},
	},
	'podcast-player': {
		name: 'podcast-player',
		words: 'podcast',
		title: 'Podcast Player',
		wait: async ( author ) => {
			const held = await hold( author.page, route( 'podcast-player' ) );
			await send( author, 'Podcast URL', `${ HOST }/feed?waiting` );
			await lookAtWait( author, 'loading', held, 'Loading the podcast…' );
		},
	},
	story: {
		name: 'story',
		words: 'story',
		title: 'Story',
		wait: lookAtUpload,
	},
	'tiled-gallery': {
		name: 'tiled-gallery',
		words: 'tiled',
		title: 'Tiled Gallery',
		wait: lookAtUpload,
	},
	'related-posts': {
		name: 'related-posts',
		words: 'related',
		title: 'Related Posts',
		asks: route( 'wpcom/v2/related-posts' ),
		wait: ( author, { first } ) =>
			lookAtWait( author, 'posts', first, 'Loading…' ),
	},
};
