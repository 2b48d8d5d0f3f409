/** What embeds, players and galleries load in the editor, and how each is audited meanwhile. */
import { HOST } from '../../blocks/podcast-player/test/page-helpers';
import { EVENTBRITE_URL } from './embed-blocks';
import type { Fakes } from './fakes';
import { expect } from './fixtures';
import { holdResponses, type HeldResponse } from './held-responses';
import { KeyboardAuthor } from './keyboard-author';
import {
	auditLoadingFrame,
	auditUpload,
	auditLoadingState,
	matchRoute,
	submitForm,
	WHILE_LOADING,
} from './keyboard-loading';

/** An account of its own, because tests that run in parallel use others. */
export const INSTAGRAM_ACCOUNT = {
	name: 'patient.heron',
	secret: 'IGAAHeronTokenOfSomebody',
};

const RESOLVE_REDIRECT = matchRoute( 'wpcom/v2/resolve-redirect' );

type Context = {
	fakes: Fakes;
	/** Response to the request that the block sends as soon as its code has loaded. */
	firstResponse: HeldResponse;
};

type LoadingCase = {
	/** Slug of the block, which is also the name of its chunk. */
	slug: string;
	/** Text that is typed into the slash inserter. */
	query: string;
	title: string;
	/** Site options for the test. */
	options?: Record< string, unknown >;
	/** Matches the request that the block sends as soon as its code has loaded. */
	firstRequest?: RegExp;
	/** Audits what the block loads after its code. */
	auditLoading: (
		author: KeyboardAuthor,
		context: Context
	) => Promise< void >;
};

export const LOADING_CASES: Record< string, LoadingCase > = {
	calendly: {
		slug: 'calendly',
		query: 'calendly',
		title: 'Calendly',
		auditLoading: async ( author, { fakes } ) => {
			const held = await holdResponses( author.page, RESOLVE_REDIRECT );
			const frame = fakes.holdResponses( /calendly\.com\/ada/ );
			await submitForm(
				author,
				'Calendly URL or embed code',
				'https://calendly.com/ada/half-hour'
			);
			await auditLoadingState( author, 'embedding', held, 'Embedding…' );
			await auditLoadingFrame( author, frame, 'Calendly calendar' );
		},
	},
	eventbrite: {
		slug: 'eventbrite',
		query: 'eventbrite',
		title: 'Eventbrite Tickets',
		auditLoading: async ( author ) => {
			const held = await holdResponses( author.page, RESOLVE_REDIRECT );
			await submitForm( author, 'Eventbrite URL', EVENTBRITE_URL );
			await auditLoadingState( author, 'embedding', held, 'Embedding…' );
		},
	},
	'google-calendar': {
		slug: 'google-calendar',
		query: 'google',
		title: 'Google Calendar',
		auditLoading: async ( author, { fakes } ) => {
			const frame = fakes.holdResponses( /calendar\/embed\?src/ );
			await submitForm(
				author,
				'Public URL or Embed Code',
				'https://calendar.google.com/calendar/embed?src=quay%40example.org'
			);
			await auditLoadingFrame( author, frame, 'Google Calendar' );
		},
	},
	opentable: {
		slug: 'opentable',
		query: 'opentable',
		title: 'OpenTable',
		auditLoading: async ( author, { fakes } ) => {
			const { block, page } = author;
			const held = await holdResponses(
				page,
				matchRoute( 'mainstreet/v1/opentable/search' )
			);
			const frame = fakes.holdResponses( /opentable\.com\/widget/ );
			const field = block.getByRole( 'combobox', { name: 'Restaurant' } );
			await author.selectBlock();
			await author.moveFocusTo( field );
			await page.keyboard.type( 'quay' );
			await held.requested;
			// What was typed can be submitted before the suggestions arrive.
			await expect( field ).toBeFocused();
			await author.auditState( 'suggestions loading', WHILE_LOADING );
			await author.selectBlock();
			held.release();
			await author.moveFocusTo( field );
			await author.pressKeys( 'ControlOrMeta+a' );
			await page.keyboard.type( '4021' );
			await author.pressKeys( 'Enter' );
			await author.activate(
				block.getByRole( 'button', { name: 'Embed' } )
			);
			await auditLoadingFrame( author, frame, 'OpenTable' );
		},
	},
	pinterest: {
		slug: 'pinterest',
		query: 'pinterest',
		title: 'Pinterest',
		auditLoading: async ( author ) => {
			const held = await holdResponses( author.page, RESOLVE_REDIRECT );
			await submitForm(
				author,
				'Pinterest URL',
				'https://pin.it/2Ab3cD4'
			);
			await auditLoadingState( author, 'embedding', held, 'Embedding…' );
		},
	},
	gif: {
		slug: 'gif',
		query: 'gif',
		title: 'GIF',
		options: { connectors_gifs_giphy_api_key: 'k'.repeat( 32 ) },
		auditLoading: async ( author, { fakes } ) => {
			const { block } = author;
			const held = fakes.holdResponses( /api\.giphy\.com/ );
			const frame = fakes.holdResponses( /giphy\.com\/embed/ );
			await submitForm(
				author,
				'Search for a term or paste a Giphy URL',
				'boat',
				'Search'
			);
			await held.requested;
			const button = block.getByRole( 'button', { name: 'Search' } );
			await expect( button ).toBeFocused();
			await expect( button ).toBeDisabled();
			await author.auditState( 'searching', WHILE_LOADING );
			await author.selectBlock();
			held.release();
			await expect( block.locator( 'iframe' ) ).toHaveCount( 1 );
			await auditLoadingFrame( author, frame, 'boat' );
		},
	},
	'instagram-gallery': {
		slug: 'instagram-gallery',
		query: 'instagram',
		title: 'Latest Instagram Posts',
		firstRequest: matchRoute( 'wpcom/v2/instagram-gallery/connections' ),
		auditLoading: async ( author, { firstResponse } ) => {
			const { block } = author;
			await auditLoadingState(
				author,
				'accounts',
				firstResponse,
				'Loading…'
			);
			const gallery = await holdResponses(
				author.page,
				matchRoute( 'wpcom/v2/instagram-gallery/gallery' )
			);
			const own = block.getByRole( 'radio', {
				name: `@${ INSTAGRAM_ACCOUNT.name }`,
			} );
			await author.selectBlock();
			await author.moveFocusTo( block.getByRole( 'radio' ).first() );
			await author.pressKeys( 'Space' );
			await author.moveFocusTo( own, 'ArrowDown' );
			await author.activate( block.getByRole( 'button' ) );
			await auditLoadingState( author, 'pictures', gallery, 'Loading…' );
		},
	},
	'send-a-message': {
		slug: 'send-a-message',
		query: 'whatsapp',
		title: 'WhatsApp Button',
		firstRequest: matchRoute( 'mainstreet/v1/geo' ),
		auditLoading: async ( { problems, page }, { firstResponse } ) => {
			await firstResponse.requested;
			// The inner block is tested.
			const author = await KeyboardAuthor.forExistingBlock(
				page,
				'jetpack/whatsapp-button'
			);
			await author.auditState( 'country loading', WHILE_LOADING );
			const popover = page.locator( '.mainstreet-whatsapp' );
			await author.activateToolbarButton( 'Edit phone number' );
			const phone = popover.getByRole( 'textbox', {
				name: 'Phone number',
			} );
			await author.moveFocusTo( phone );
			await page.keyboard.type( '612' );
			firstResponse.release();
			await page.keyboard.type( '345678' );
			await expect( phone ).toBeFocused();
			await expect( phone ).toHaveValue( '612345678' );
			problems.push( ...author.problems );
		},
	},
	'podcast-player': {
		slug: 'podcast-player',
		query: 'podcast',
		title: 'Podcast Player',
		auditLoading: async ( author ) => {
			const held = await holdResponses(
				author.page,
				matchRoute( 'podcast-player' )
			);
			await submitForm( author, 'Podcast URL', `${ HOST }/feed?waiting` );
			await auditLoadingState(
				author,
				'loading',
				held,
				'Loading the podcast…'
			);
		},
	},
	story: {
		slug: 'story',
		query: 'story',
		title: 'Story',
		auditLoading: auditUpload,
	},
	'tiled-gallery': {
		slug: 'tiled-gallery',
		query: 'tiled',
		title: 'Tiled Gallery',
		auditLoading: auditUpload,
	},
	'related-posts': {
		slug: 'related-posts',
		query: 'related',
		title: 'Related Posts',
		firstRequest: matchRoute( 'wpcom/v2/related-posts' ),
		auditLoading: ( author, { firstResponse } ) =>
			auditLoadingState( author, 'posts', firstResponse, 'Loading…' ),
	},
};
