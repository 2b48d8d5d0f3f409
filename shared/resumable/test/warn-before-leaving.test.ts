import { warnBeforeLeaving } from '../warn-before-leaving';

const isAsked = (): boolean => {
	const event = new Event( 'beforeunload', { cancelable: true } );
	window.dispatchEvent( event );
	return event.defaultPrevented;
};

test( 'the page is kept until the last upload is over', () => {
	expect( isAsked() ).toBe( false );
	const first = warnBeforeLeaving();
	const second = warnBeforeLeaving();
	first();
	first();
	expect( isAsked() ).toBe( true );
	second();
	expect( isAsked() ).toBe( false );
} );
