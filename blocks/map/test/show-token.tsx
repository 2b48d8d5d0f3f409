/** The token's placeholder and panel, for the unit tests. */
import { RegistryProvider, createRegistry, useSelect } from '@wordpress/data';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapAccessStore } from '@store/map-access';
import { ServicePanel } from '../edit/service-panel';
import { showSetting } from '@tests/jest/show-setting';
import { TokenPlaceholder } from '../edit/token-placeholder';

export const PATH = '/wpcom/v2/service-api-keys/mapbox';

/** Called with what is searched for once there is a map. */
export const searched = jest.fn();

/** What the block does with the token's state, without a map. */
function Block() {
	const access = useSelect(
		( select ) => select( mapAccessStore ).getAccess(),
		[]
	);
	if ( access.status === 'loading' ) {
		return <p>Loading</p>;
	}
	return access.status === 'missing' ? (
		<TokenPlaceholder access={ access } onSearch={ searched } />
	) : (
		<>
			<p>Ready</p>
			<ServicePanel access={ access } />
		</>
	);
}

export const answer = ( token: string, source = 'site' ) => ( {
	code: 'success',
	service: 'mapbox',
	service_api_key: token,
	service_api_key_source: source,
} );

export function show() {
	const registry = createRegistry();
	registry.register( mapAccessStore );
	render(
		<RegistryProvider value={ registry }>
			<Block />
		</RegistryProvider>
	);
	return userEvent.setup();
}

export async function showPanel() {
	const user = show();
	await screen.findByText( 'Ready' );
	await showSetting( 'Map service', 'Mapbox access token' );
	return user;
}

/** Chooses who draws the maps, as the placeholder asks. */
export async function choose( user: ReturnType< typeof show >, name: string ) {
	await user.click(
		await screen.findByRole( 'button', { name: 'Other map providers' } )
	);
	await user.click( await screen.findByRole( 'radio', { name } ) );
}

export const getButton = ( name: string ) =>
	screen.getByRole( 'button', { name } );
export const getField = () => screen.getByRole( 'textbox' );
