import apiFetch from '@wordpress/api-fetch';
import { RegistryProvider, createRegistry, useSelect } from '@wordpress/data';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TokenPanel } from '../edit/token-panel';
import { TokenPlaceholder } from '../edit/token-placeholder';
import { tokenStore } from '../edit/token-store';

jest.mock( '@wordpress/api-fetch' );
const request = jest.mocked( apiFetch );

const PATH = '/wpcom/v2/service-api-keys/mapbox';

/** What the block does with the token's state, without a map. */
function Block() {
	const access = useSelect(
		( select ) => select( tokenStore ).getAccess(),
		[]
	);
	if ( access.status === 'loading' ) {
		return <p>Loading</p>;
	}
	return access.status === 'missing' ? (
		<TokenPlaceholder access={ access } />
	) : (
		<>
			<p>Ready</p>
			<TokenPanel access={ access } />
		</>
	);
}

const answer = ( token: string, source = 'site' ) => ( {
	code: 'success',
	service: 'mapbox',
	service_api_key: token,
	service_api_key_source: source,
} );

function show() {
	const registry = createRegistry();
	registry.register( tokenStore );
	render(
		<RegistryProvider value={ registry }>
			<Block />
		</RegistryProvider>
	);
	return userEvent.setup();
}

async function showPanel() {
	const user = show();
	await screen.findByText( 'Ready' );
	await user.click(
		screen.getByRole( 'button', { name: 'Mapbox Access Token' } )
	);
	return user;
}

const getButton = ( name: string ) => screen.getByRole( 'button', { name } );
const getField = () => screen.getByRole( 'textbox' );

beforeEach( () => {
	request.mockReset();
} );

describe( 'The token placeholder', () => {
	it( 'comes after the loading state where the site has no token', async () => {
		request.mockResolvedValue( answer( '' ) );
		show();
		expect( screen.getByText( 'Loading' ) ).toBeVisible();
		expect( await screen.findByRole( 'textbox' ) ).toBeVisible();
		expect( request ).toHaveBeenCalledWith( { path: PATH, method: 'GET' } );
	} );

	it( 'cannot be sent while it is empty or a request is under way', async () => {
		request.mockResolvedValueOnce( answer( '' ) );
		const user = show();
		await screen.findByRole( 'textbox' );
		expect( getButton( 'Set Token' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);

		let finish: ( value: unknown ) => void = () => {};
		request.mockReturnValueOnce(
			new Promise( ( resolve ) => {
				finish = resolve;
			} )
		);
		await user.type( getField(), ' pk.one ' );
		expect( getButton( 'Set Token' ) ).not.toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await user.click( getButton( 'Set Token' ) );
		expect( getButton( 'Set Token' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		expect( request ).toHaveBeenLastCalledWith( {
			path: PATH,
			method: 'POST',
			data: { service_api_key: 'pk.one' },
		} );
		finish( answer( 'pk.one' ) );
		expect( await screen.findByText( 'Ready' ) ).toBeVisible();
	} );

	it( 'shows why a token was refused and keeps what was typed', async () => {
		request.mockResolvedValueOnce( answer( '' ) );
		const user = show();
		await screen.findByRole( 'textbox' );
		request.mockRejectedValueOnce( {
			message: 'This token is not valid.',
		} );
		await user.type( getField(), 'pk.wrong{Enter}' );
		expect(
			( await screen.findAllByText( 'This token is not valid.' ) ).length
		).toBeGreaterThan( 0 );
		expect( getField() ).toHaveValue( 'pk.wrong' );
	} );

	it( 'shows why the token could not be read', async () => {
		request.mockRejectedValue( { message: 'Sorry, you may not.' } );
		show();
		expect(
			( await screen.findAllByText( 'Sorry, you may not.' ) ).length
		).toBeGreaterThan( 0 );
		expect( getField() ).toBeVisible();
	} );
} );

describe( 'An author without a token to work with', () => {
	it( 'is told whom to ask, and offered no field', async () => {
		request.mockResolvedValue( { ...answer( '' ), writable: false } );
		show();
		expect(
			(
				await screen.findAllByText( 'Please ask an administrator', {
					exact: false,
				} )
			)[ 0 ]
		).toBeVisible();
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );
} );

describe( 'A user whom the host wants connected', () => {
	afterEach( () => {
		Reflect.deleteProperty( window, 'mainstreetBlocks' );
	} );

	it( 'is sent there before the token is asked for', async () => {
		Object.assign( window, {
			mainstreetBlocks: { connectTo: 'Quay Hosting' },
		} );
		request.mockResolvedValue( answer( '' ) );
		show();
		await screen.findByRole( 'button', {
			name: 'Connect to Quay Hosting',
		} );
		expect( screen.queryByRole( 'textbox' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'A site with tiles of its own', () => {
	it( 'needs no token to draw a map', async () => {
		request.mockResolvedValue( {
			...answer( '' ),
			tiles: { default: { urls: [ 'https://t.example/{z}/{x}/{y}' ] } },
		} );
		const user = await showPanel();
		expect( getButton( 'Remove Token' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await user.type( getField(), 'pk.for-the-search' );
		expect( getButton( 'Update Token' ) ).toBeEnabled();
	} );
} );

describe( 'The token panel', () => {
	it( 'offers an update only for another token', async () => {
		request.mockResolvedValueOnce( answer( 'pk.one' ) );
		const user = await showPanel();
		expect( getField() ).toHaveValue( 'pk.one' );
		const isDisabled = () =>
			getButton( 'Update Token' ).getAttribute( 'aria-disabled' ) ===
			'true';
		expect( isDisabled() ).toBe( true );
		await user.clear( getField() );
		expect( isDisabled() ).toBe( true );
		await user.type( getField(), 'pk.two' );
		expect( isDisabled() ).toBe( false );
		request.mockResolvedValueOnce( answer( 'pk.two' ) );
		await user.click( getButton( 'Update Token' ) );
		expect( isDisabled() ).toBe( true );
	} );

	it( 'removes the token, after which it is asked for again', async () => {
		request.mockResolvedValueOnce( answer( 'pk.one' ) );
		const user = await showPanel();
		request.mockResolvedValueOnce( answer( '' ) );
		await user.click( getButton( 'Remove Token' ) );
		expect( request ).toHaveBeenLastCalledWith( {
			path: PATH,
			method: 'DELETE',
		} );
		expect( await screen.findByText( 'Set Token' ) ).toBeVisible();
	} );

	it( 'keeps the map when an update is refused, and says why beside the field', async () => {
		request.mockResolvedValueOnce( answer( 'pk.one' ) );
		const user = await showPanel();
		request.mockRejectedValueOnce( {
			message: 'Mapbox does not know it.',
		} );
		await user.clear( getField() );
		await user.type( getField(), 'pk.two' );
		await user.click( getButton( 'Update Token' ) );
		expect(
			( await screen.findAllByText( 'Mapbox does not know it.' ) ).length
		).toBeGreaterThan( 0 );
		expect( screen.getByText( 'Ready' ) ).toBeVisible();
		expect( getField() ).toHaveValue( 'pk.two' );
		expect( getField() ).toBeInvalid();
		request.mockResolvedValueOnce( answer( 'pk.two' ) );
		await user.click( getButton( 'Update Token' ) );
		expect( getField() ).toBeValid();
	} );

	it( 'keeps the map when the token could not be removed', async () => {
		request.mockResolvedValueOnce( answer( 'pk.one' ) );
		const user = await showPanel();
		request.mockRejectedValueOnce( { message: 'Not now.' } );
		await user.click( getButton( 'Remove Token' ) );
		expect( await screen.findAllByText( 'Not now.' ) ).not.toHaveLength(
			0
		);
		expect( screen.getByText( 'Ready' ) ).toBeVisible();
	} );

	it.each( [
		[ undefined, 'Your host provides the access token.' ],
		[ 'filter', 'Your host provides the access token.' ],
		[ 'constant', 'by the constant MAINSTREET_MAPBOX_TOKEN' ],
		[
			'environment',
			'by the environment variable MAINSTREET_MAPBOX_TOKEN',
		],
	] )(
		'says who provides a token that can’t be changed, and offers no change (%s)',
		async ( provider, sentence ) => {
			request.mockResolvedValueOnce( {
				...answer( 'pk.host', 'wpcom' ),
				service_api_key_provider: provider,
			} );
			await showPanel();
			expect(
				screen.getByText( sentence, { exact: false } )
			).toBeVisible();
			expect( screen.queryByRole( 'textbox' ) ).toBeNull();
			expect(
				screen.queryByText( /Token$/, { selector: 'button' } )
			).toBe( screen.getByText( 'Mapbox Access Token' ) );
		}
	);

	it( 'offers nothing to who may not change it, and says whom to ask', async () => {
		request.mockResolvedValueOnce( {
			...answer( 'pk.one' ),
			writable: false,
		} );
		await showPanel();
		expect(
			screen.getByText( 'Please ask an administrator', { exact: false } )
		).toBeVisible();
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		expect( screen.queryByText( 'Update Token' ) ).toBeNull();
		expect( screen.queryByText( 'Remove Token' ) ).toBeNull();
	} );
} );
