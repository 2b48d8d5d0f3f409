import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import apiFetch from '@wordpress/api-fetch';
import { Boundary } from '../edit';
import { EpisodesControl, getNames } from '../edit/episodes-control';
import { readUrl, useFeed } from '../edit/use-feed';
import { UrlForm } from '../edit/url-form';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );
const request = jest.mocked( apiFetch );

const ERROR =
	"Your podcast couldn't be embedded. Please double check your URL.";

describe( 'readUrl', () => {
	it( 'prepends http, and knows what apps write', () => {
		expect( readUrl( ' pod.example/feed ' ) ).toBe(
			'http://pod.example/feed'
		);
		expect( readUrl( 'https://pod.example/' ) ).toBe(
			'https://pod.example/'
		);
		expect( readUrl( 'feed://pod.example/x' ) ).toBe(
			'http://pod.example/x'
		);
		expect( readUrl( 'feed:https://pod.example/x' ) ).toBe(
			'https://pod.example/x'
		);
		expect( readUrl( '  ' ) ).toBe( '' );
	} );

	it( 'refuses the rest', () => {
		for ( const bad of [
			'a b',
			'ftp://a.example',
			'javascript:alert(1)',
			'http://',
		] ) {
			expect( readUrl( bad ) ).toBeNull();
		}
	} );
} );

describe( 'UrlForm', () => {
	it( 'hands over what was typed, and shows what is wrong', async () => {
		const onSubmit = jest.fn();
		render(
			<UrlForm
				url="https://pod.example/"
				error={ ERROR }
				onSubmit={ onSubmit }
				onCancel={ undefined }
			/>
		);
		expect( screen.getAllByText( ERROR ).length ).toBeGreaterThan( 0 );
		await userEvent.type(
			screen.getByRole( 'textbox', { name: 'Podcast URL' } ),
			'x{Enter}'
		);
		expect( onSubmit ).toHaveBeenCalledWith( 'https://pod.example/x' );
	} );
} );

describe( 'EpisodesControl', () => {
	it( 'tells episodes of one title apart', () => {
		expect( [
			...getNames( [
				{ label: 'A', guid: '1' },
				{ label: 'A', guid: '2' },
				{ label: ' ', guid: '3' },
			] ),
		] ).toEqual( [
			[ 'A', '1' ],
			[ 'A (2)', '2' ],
			[ '3', '3' ],
		] );
	} );

	it( 'keeps what later releases wrote of a chosen one', async () => {
		const onChange = jest.fn();
		render(
			<EpisodesControl
				label="Episodes"
				options={ [ { label: 'New', guid: 'n' } ] }
				episodes={ [ { guid: 'gone', title: 'Gone' } ] }
				onChange={ onChange }
			/>
		);
		await userEvent.type(
			screen.getByRole( 'combobox', { name: 'Episodes' } ),
			'New{Enter}'
		);
		expect( onChange ).toHaveBeenCalledWith( [
			{ guid: 'gone', title: 'Gone' },
			{ guid: 'n' },
		] );
	} );
} );

describe( 'Boundary', () => {
	it( 'says what to do when the player breaks', () => {
		const Broken = () => {
			throw new Error( 'broken' );
		};
		render(
			<Boundary>
				<Broken />
			</Boundary>
		);
		expect( console ).toHaveErrored();
		expect(
			screen.getAllByText(
				'An unexpected error occured within the Podcast Player. Reloading this page might fix the problem.'
			).length
		).toBeGreaterThan( 0 );
	} );
} );

describe( 'useFeed', () => {
	const wait = () => act( () => jest.advanceTimersByTimeAsync( 300 ) );
	const show = ( url = '' ) => {
		const onFound = jest.fn();
		const onEmbed = jest.fn();
		const { result } = renderHook( () =>
			useFeed( { url, guids: [], example: undefined, onFound, onEmbed } )
		);
		return { result, onFound, onEmbed };
	};

	beforeEach( () => {
		jest.useFakeTimers();
		request.mockReset();
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'shows the podcast of a saved block', async () => {
		request.mockResolvedValue( { title: 'Pod', tracks: [ {} ] } );
		const { result, onFound } = show( 'https://pod.example/' );
		expect( result.current.isLoading ).toBe( true );
		expect( request ).not.toHaveBeenCalled();
		await wait();
		expect( result.current.feed?.title ).toBe( 'Pod' );
		expect( onFound ).not.toHaveBeenCalled();
	} );

	it( 'leads a failed one back to the form, and never makes it an embed', async () => {
		request.mockRejectedValue( { code: 'no_tracks' } );
		const { result, onEmbed } = show( 'https://pod.example/' );
		await wait();
		expect( result.current ).toMatchObject( {
			isLoading: false,
			feed: null,
			error: ERROR,
			typed: 'https://pod.example/',
		} );
		expect( request ).toHaveBeenCalledTimes( 1 );
		expect( onEmbed ).not.toHaveBeenCalled();
	} );

	it( 'says of an empty podcast that it is empty', async () => {
		request.mockRejectedValue( { code: 'empty_feed' } );
		const { result } = show( 'https://pod.example/' );
		await wait();
		expect( result.current.error ).toBe( 'This podcast has no episodes.' );
	} );

	it( 'ignores a blank address, and asks nobody about what is none', () => {
		const { result } = show();
		act( () => result.current.submit( '  ' ) );
		expect( result.current ).toMatchObject( {
			isLoading: false,
			error: '',
		} );
		act( () => result.current.submit( 'a b' ) );
		expect( result.current.error ).toBe( ERROR );
	} );

	it( 'makes an embed of a typed address that can be one', async () => {
		request.mockImplementation( ( { path = '' } ) =>
			path.startsWith( '/oembed/' )
				? Promise.resolve( { html: '<p></p>' } )
				: Promise.reject( {} )
		);
		const { result, onEmbed } = show();
		act( () => result.current.submit( 'pod.example' ) );
		await wait();
		expect( onEmbed ).toHaveBeenCalledWith( 'http://pod.example' );
	} );
} );
