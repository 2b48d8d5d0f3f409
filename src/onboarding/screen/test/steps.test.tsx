import { render, screen, within } from '@testing-library/react';
import { KeysTab, groupKeys } from '../keys-tab';
import { StepsTab } from '../steps-tab';
import type { Key, Step } from '../types';

jest.mock( '@wordpress/api-fetch' );

const makeStep = ( id: string, more: Partial< Step > = {} ): Step => ( {
	id,
	title: `Title of ${ id }`,
	text: `Text of ${ id }`,
	done: false,
	hasPage: false,
	links: [ { url: `/${ id }`, label: `Open ${ id }` } ],
	...more,
} );

const STEPS = [
	makeStep( 'page', { done: true, hasPage: true } ),
	makeStep( 'connect' ),
	makeStep( 'responses', { done: true } ),
	makeStep( 'subscribers' ),
];

const getPrimaries = () =>
	[
		...screen.queryAllByRole( 'link' ),
		...screen.queryAllByRole( 'button' ),
	].filter( ( element ) => element.classList.contains( 'is-primary' ) );

describe( 'the first steps', () => {
	it( 'say how many are done, and have one primary button, in the first that is not', () => {
		render( <StepsTab steps={ STEPS } /> );
		expect( screen.getByText( '2 of 4 completed' ) ).toBeVisible();
		expect(
			getPrimaries().map( ( { textContent } ) => textContent )
		).toEqual( [ 'Open connect' ] );
	} );

	it( 'begin with the page, whose button is the primary one', () => {
		render(
			<StepsTab
				steps={ [
					makeStep( 'page', { links: [] } ),
					...STEPS.slice( 1 ),
				] }
			/>
		);
		expect(
			getPrimaries().map( ( { textContent } ) => textContent )
		).toEqual( [ 'Create a contact page' ] );
	} );

	it( 'that are done stand back, with their links', () => {
		render( <StepsTab steps={ STEPS } /> );
		const [ done, open ] = screen.getAllByRole( 'listitem' );
		expect( done ).toHaveTextContent( /\(completed\)/ );
		expect( done ).not.toHaveTextContent( 'Text of page' );
		expect( open ).toHaveTextContent( 'Text of connect' );
		const row = within( done ?? document.body );
		for ( const action of [
			row.getByRole( 'link', { name: 'Open page' } ),
			row.getByRole( 'button', { name: 'Create another page' } ),
		] ) {
			expect( action ).toHaveClass( 'is-tertiary' );
		}
	} );

	it( 'have no primary button once all are done', () => {
		render(
			<StepsTab
				steps={ STEPS.map( ( step ) => ( { ...step, done: true } ) ) }
			/>
		);
		expect( screen.getByText( '4 of 4 completed' ) ).toBeVisible();
		expect( getPrimaries() ).toEqual( [] );
	} );
} );

describe( 'the keys', () => {
	const makeKey = ( id: string, more: Partial< Key > = {} ): Key => ( {
		id,
		label: id,
		text: `For ${ id }`,
		url: 'https://stripe.example/keys',
		link: 'Get a Stripe API key',
		isSet: false,
		...more,
	} );
	const KEYS = [
		makeKey( 'live' ),
		makeKey( 'gif', {
			url: 'https://gif.example/',
			link: 'Get a GIF key',
		} ),
		makeKey( 'test', { isSet: true } ),
	];

	it( 'of one place stand together, with one link to it', () => {
		expect(
			groupKeys( KEYS ).map( ( group ) => group.map( ( { id } ) => id ) )
		).toEqual( [ [ 'live', 'test' ], [ 'gif' ] ] );
		render( <KeysTab keys={ KEYS } settings="/settings" /> );
		expect(
			screen.getAllByRole( 'link', { name: /Get a Stripe API key/ } )
		).toHaveLength( 1 );
		expect(
			screen.getByRole( 'link', { name: 'Change test' } )
		).toHaveAttribute( 'href', '/settings#/connections/test' );
		expect(
			screen.getByRole( 'link', { name: 'Connect live' } )
		).toHaveTextContent( 'Connect' );
	} );
} );
