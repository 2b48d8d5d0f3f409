import fs from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/dom';

/** A site in Auckland, thirteen hours ahead of UTC in December; business-hours.test.php keeps the file true. */
const PAGE = fs.readFileSync(
	path.join( __dirname, 'rendered/open-now.html' ),
	'utf8'
);

/** Runs the view module on a page at a moment, as a browser does. */
function visit( moment: string, html = PAGE ): void {
	jest.setSystemTime( new Date( moment ) );
	document.body.innerHTML = html;
	jest.isolateModules( () => require( '../view' ) );
}

const getLine = () => document.querySelector( '.jetpack-business-hours__now' );

describe( 'Hours that say whether it is open', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );

	afterEach( () => {
		jest.clearAllTimers();
		jest.useRealTimers();
	} );

	it( 'say nothing before their script runs', () => {
		document.body.innerHTML = PAGE;
		expect( getLine() ).toBeEmptyDOMElement();
		expect( document.body ).not.toHaveTextContent( /open now|closed now/i );
	} );

	it( 'are told at once when the page comes back from the back/forward cache', () => {
		visit( '2098-12-23T04:58:30.500Z' );
		expect( getLine() ).toHaveTextContent( 'Open now · closes at 18:00' );
		// No timer runs meanwhile.
		jest.setSystemTime( new Date( '2098-12-23T07:00:00Z' ) );
		window.dispatchEvent( new Event( 'pageshow' ) );
		expect( getLine() ).toHaveTextContent(
			'Closed now · opens tomorrow at 09:00'
		);
		expect( jest.getTimerCount() ).toBe( 1 );
	} );

	it( 'follow the clock of the site, from minute to minute', () => {
		visit( '2098-12-23T04:58:30.500Z' );
		expect( getLine() ).toHaveTextContent( 'Open now · closes at 18:00' );
		expect( getLine() ).toHaveClass( 'is-open' );
		// At the full minute, and at the next one.
		jest.advanceTimersByTime( 29_500 );
		expect( getLine() ).toHaveTextContent( 'Open now · closes at 18:00' );
		jest.advanceTimersByTime( 59_999 );
		expect( getLine() ).toHaveTextContent( 'Open now · closes at 18:00' );
		jest.advanceTimersByTime( 1 );
		expect( getLine() ).toHaveTextContent(
			'Closed now · opens tomorrow at 09:00'
		);
		expect( getLine() ).not.toHaveClass( 'is-open' );
	} );

	it( 'know the days that have hours of their own', () => {
		visit( '2098-12-24T22:00:00Z' );
		expect( getLine() ).toHaveTextContent( 'Open now · closes at 12:00' );
		expect( screen.getByText( 'Christmas' ).closest( 'dt' ) ).toBeVisible();
	} );

	it( 'say nothing where somebody changed what the page was told', () => {
		visit(
			'2098-12-23T04:00:00Z',
			PAGE.replace( /data-mainstreet-hours="[^"]*"/, '' )
		);
		expect( getLine() ).toBeEmptyDOMElement();
	} );
} );
