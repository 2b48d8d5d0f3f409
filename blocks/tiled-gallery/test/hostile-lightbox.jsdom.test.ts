import { fireEvent, screen } from '@testing-library/dom';
import '../view';

HTMLDialogElement.prototype.showModal = function () {
	this.open = true;
};
HTMLDialogElement.prototype.close = function () {
	this.open = false;
	this.dispatchEvent( new Event( 'close' ) );
};

const PICTURE = '<a class="tiled-gallery__zoom" href="/a.jpg">Picture</a>';

afterEach( () => {
	document
		.querySelectorAll( 'dialog' )
		.forEach( ( dialog ) => dialog.close() );
} );

describe( 'The lightbox in a post of somebody who may write no scripts', () => {
	it.each( [
		'{',
		'null',
		'7',
		'{"position":7}',
		'{"close":{"toString":1}}',
	] )( 'opens with the texts %s', async ( texts ) => {
		document.body.innerHTML = `<div data-mainstreet-lightbox='${ texts }'>${ PICTURE }${ PICTURE }</div>`;
		fireEvent.click( screen.getAllByText( 'Picture' )[ 0 ] as Element );
		expect( await screen.findByRole( 'dialog' ) ).toHaveAttribute( 'open' );
	} );

	it( 'opens beside an element of its class', async () => {
		document.body.innerHTML = `<p class="mainstreet-lightbox"></p><div data-mainstreet-lightbox='{}'>${ PICTURE }</div>`;
		fireEvent.click( screen.getByText( 'Picture' ) );
		expect( await screen.findByRole( 'dialog' ) ).toHaveAttribute( 'open' );
	} );

	it( 'leaves a link outside of galleries alone', () => {
		document.body.innerHTML = PICTURE;
		expect( fireEvent.click( screen.getByText( 'Picture' ) ) ).toBe( true );
	} );
} );
