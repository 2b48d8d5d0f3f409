import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { Cue, pretendBrowser, set, visit } from './player-page';

const user = userEvent.setup();
const slider = ( name: string ) => screen.getByRole( 'slider', { name } );
const list = ( name: string ) => screen.getByRole( 'combobox', { name } );
const optionsOf = ( name: string ) =>
	[ ...list( name ).children ].map( ( { textContent } ) => textContent );

/** Presses a key, and says whether the player kept it for itself. */
const key = ( name: string, more = {}, target: Element = document.body ) =>
	! fireEvent.keyDown( target, { key: name, ...more } );

beforeEach( () => {
	pretendBrowser();
} );

describe( 'Captions and descriptions', () => {
	const modes = ( { tracks }: ReturnType< typeof visit > ) =>
		tracks.map( ( { mode } ) => mode );

	it( 'are off until they are chosen, one at a time', async () => {
		const player = visit();
		expect( optionsOf( 'Captions' ) ).toEqual( [
			'Off',
			'English',
			'Deutsch',
			'Described',
		] );
		expect( modes( player ) ).toEqual( [
			'disabled',
			'disabled',
			'disabled',
			'hidden',
		] );
		await user.selectOptions( list( 'Captions' ), 'Deutsch' );
		expect( modes( player ).slice( 0, 3 ) ).toEqual( [
			'disabled',
			'showing',
			'disabled',
		] );
		expect( player.box ).toHaveClass( 'is-captions' );
		await user.selectOptions( list( 'Captions' ), 'Off' );
		expect( modes( player )[ 1 ] ).toBe( 'disabled' );
		expect( player.box ).not.toHaveClass( 'is-captions' );
	} );

	it( 'come and go with a key: those chosen last', async () => {
		const player = visit();
		await user.selectOptions( list( 'Captions' ), 'Deutsch' );
		key( 'c' );
		expect( list( 'Captions' ) ).toHaveValue( '0' );
		key( 'c' );
		expect( list( 'Captions' ) ).toHaveValue( '2' );
		expect( modes( player )[ 1 ] ).toBe( 'showing' );
	} );

	it.each( [
		[ 'de-AT', 'showing' ],
		[ 'fr', 'disabled' ],
	] )( 'come with a key in the language of %s', ( language, mode ) => {
		set( navigator, { language } );
		const player = visit();
		key( 'c' );
		expect( modes( player )[ 1 ] ).toBe( mode );
		expect( modes( player ).slice( 0, 2 ) ).toContain( 'showing' );
	} );

	it( 'descriptions are read out and not shown', async () => {
		const { textOf, tracks } = visit();
		await user.selectOptions( list( 'Captions' ), 'Described' );
		const [ , , described ] = tracks;
		expect( described?.mode ).toBe( 'hidden' );
		Object.assign( described ?? {}, {
			activeCues: [
				new Cue( 0, 5, 'A <b>boat</b>' ),
				new Cue( 0, 5, 'leaves.' ),
			],
		} );
		described?.oncuechange?.();
		expect( textOf( 'spoken' ) ).toBe( 'A boat leaves.' );
	} );

	it( 'are not offered where there are none', () => {
		const { box } = visit( {
			prepare: ( video ) => set( video, { textTracks: [] } ),
		} );
		expect( screen.queryByRole( 'combobox', { name: 'Captions' } ) ).toBe(
			null
		);
		key( 'c' );
		expect( box ).not.toHaveClass( 'is-captions' );
	} );

	it( 'stand above the bar, unless their file says where', async () => {
		const { load, tracks, video, box } = visit();
		set( video, { clientHeight: 320 } );
		const row = box.querySelector( '.row' );
		set( row ?? {}, { offsetHeight: 50 } );
		const placed = new Cue( 0, 5, 'Left' );
		placed.line = 3;
		const free = new Cue( 0, 5, 'Free' );
		await user.selectOptions( list( 'Captions' ), 'English' );
		load( 0, [ placed, free ] );
		expect( placed.line ).toBe( 3 );
		expect( free.line ).toBe( -7 );
		expect( tracks[ 0 ]?.mode ).toBe( 'showing' );
	} );

	it( 'move with the size of the picture', async () => {
		const browser = pretendBrowser();
		const { load, video, box } = visit();
		set( box.querySelector( '.row' ) ?? {}, { offsetHeight: 50 } );
		const cue = new Cue( 0, 5, 'Free' );
		await user.selectOptions( list( 'Captions' ), 'English' );
		load( 0, [ cue ] );
		expect( cue.line ).toBe( -8 );
		set( video, { clientHeight: 800 } );
		browser.resize();
		expect( cue.line ).toBe( -4 );
	} );
} );

describe( 'Chapters', () => {
	const CUES = [
		new Cue( 0, 10, 'Harbour' ),
		new Cue( 10, 60, '<i>Open</i> sea' ),
	];

	it( 'are listed, followed and gone to', async () => {
		const { load, reach, textOf, video } = visit();
		expect( screen.queryByRole( 'combobox', { name: 'Chapters' } ) ).toBe(
			null
		);
		load( 3, CUES );
		expect( optionsOf( 'Chapters' ) ).toEqual( [
			'0:00 Harbour',
			'0:10 Open sea',
		] );
		expect( textOf( 'chapter' ) ).toBe( 'Harbour' );
		reach( 10 );
		expect( list( 'Chapters' ) ).toHaveValue( '10' );
		expect( textOf( 'chapter' ) ).toBe( 'Open sea' );
		expect( slider( 'Position' ) ).toHaveAttribute(
			'aria-valuetext',
			'0:10 of 1:40, Open sea'
		);
		reach( 60 );
		expect( textOf( 'chapter' ) ).toBe( '' );
		await user.selectOptions( list( 'Chapters' ), '0:10 Open sea' );
		expect( video.currentTime ).toBe( 10 );
	} );

	it( 'are not offered where their file is empty', () => {
		visit().load( 3, [] );
		expect( screen.queryByRole( 'combobox', { name: 'Chapters' } ) ).toBe(
			null
		);
	} );
} );
