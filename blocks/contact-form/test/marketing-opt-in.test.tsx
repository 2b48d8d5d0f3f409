import { render, screen } from '@testing-library/react';
import type { Block } from '@wordpress/blocks';
import {
	classifySignup,
	useMarketingOptIn,
} from '../edit/plugins/marketing-opt-in';
import { SignupPanel } from '../edit/plugins/marketing-opt-in-panel';
import { request } from './plugin-server';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );
jest.mock( '../edit/plugins/marketing-opt-in', () => ( {
	...jest.requireActual( '../edit/plugins/marketing-opt-in' ),
	useMarketingOptIn: jest.fn(),
} ) );

const block = (
	name: string,
	attributes = {},
	innerBlocks: Block[] = []
): Block => ( {
	clientId: name,
	isValid: true,
	name,
	attributes,
	innerBlocks,
} );

const field = ( type: string ) => block( `jetpack/field-${ type }` );

const button = ( text: string, name = 'jetpack/button' ) =>
	block( name, { text } );

describe( 'classifySignup', () => {
	const WORDS = [ 'Subscribe', 'Abonnieren' ];

	it.each( [
		[ 'yes', [ field( 'name' ), field( 'email' ), field( 'consent' ) ] ],
		[
			'yes',
			[
				block( 'core/group', {}, [
					field( 'email' ),
					field( 'consent' ),
				] ),
			],
		],
		[
			'yes',
			[
				field( 'email' ),
				field( 'consent' ),
				field( 'text' ),
				button( 'Abonnieren' ),
			],
		],
		[
			'yes',
			[
				field( 'email' ),
				field( 'consent' ),
				field( 'text' ),
				button( '<strong>Subscribe</strong>', 'core/button' ),
			],
		],
		[
			'more',
			[
				field( 'email' ),
				field( 'consent' ),
				field( 'textarea' ),
				button( 'Send' ),
			],
		],
		[ 'no', [ field( 'name' ), field( 'email' ), button( 'Subscribe' ) ] ],
		[ 'no', [ field( 'consent' ), button( 'Subscribe' ) ] ],
	] )( '%s: %#', ( verdict, inner ) => {
		expect( classifySignup( inner, WORDS ) ).toBe( verdict );
	} );
} );

describe( 'SignupPanel', () => {
	function open( verdict: 'yes' | 'more' | 'no', forms = {} ) {
		Object.assign( window, { mainstreetBlocks: { forms } } );
		jest.mocked( useMarketingOptIn ).mockReturnValue( verdict );
		request.mockResolvedValue( { count: 12 } );
		return render( <SignupPanel clientId="a" /> );
	}

	afterEach( () => {
		Reflect.deleteProperty( window, 'mainstreetBlocks' );
	} );

	it( 'says that people are asked to confirm, how many there are, and where', async () => {
		open( 'yes', {
			signups: true,
			subscribers: 'https://example.org/subscribers',
		} );
		expect(
			screen.getByText( /receive an email with a confirmation link/ )
		).toBeVisible();
		expect(
			await screen.findByText( /12 people are currently subscribed/ )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /View subscribers/ } )
		).toHaveAttribute( 'href', 'https://example.org/subscribers' );
	} );

	it( 'names no screen to who may not see it', async () => {
		open( 'yes', { signups: true } );
		await screen.findByText( /12 people/ );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
	} );

	it( 'says that nobody is subscribed while the newsletter is off', () => {
		open( 'yes', { signups: false } );
		expect( screen.getByText( /is turned off/ ) ).toBeVisible();
	} );

	it( 'says why a form with consent subscribes nobody', () => {
		open( 'more', { signups: true } );
		expect( screen.getByText( /does not subscribe anyone/ ) ).toBeVisible();
	} );

	it.each( [
		[ 'no', true ],
		[ 'more', false ],
	] as const )( 'is silent about other forms: %s', ( verdict, signups ) => {
		const { container } = open( verdict, { signups } );
		expect( container ).toBeEmptyDOMElement();
	} );
} );
