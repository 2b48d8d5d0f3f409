import { createRotation } from '../view/rotation';

const start = () => {
	const advance = jest.fn();
	const onChange = jest.fn();
	const rotation = createRotation( 3000, advance, onChange );
	rotation.play();
	return { advance, onChange, rotation };
};

describe( 'createRotation', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'moves on after each delay', () => {
		const { advance, onChange } = start();
		jest.advanceTimersByTime( 9000 );
		expect( advance ).toHaveBeenCalledTimes( 3 );
		expect( onChange ).toHaveBeenLastCalledWith( true, true );
	} );

	it( 'stays still once it is stopped', () => {
		const { advance, onChange, rotation } = start();
		rotation.stop();
		jest.advanceTimersByTime( 30000 );
		expect( advance ).not.toHaveBeenCalled();
		expect( onChange ).toHaveBeenLastCalledWith( false, false );
		expect( rotation.isPlaying() ).toBe( false );
	} );

	it( 'is held as long as one of the reasons lasts', () => {
		const { advance, onChange, rotation } = start();
		rotation.hold( 'hover' );
		rotation.hold( 'focus' );
		rotation.release( 'focus' );
		jest.advanceTimersByTime( 30000 );
		expect( advance ).not.toHaveBeenCalled();
		expect( onChange ).toHaveBeenLastCalledWith( true, false );
		rotation.release( 'hover' );
		jest.advanceTimersByTime( 3000 );
		expect( advance ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'runs when it is asked to by the button that has the focus', () => {
		const { advance, rotation } = start();
		rotation.hold( 'focus' );
		rotation.stop();
		rotation.play();
		jest.advanceTimersByTime( 3000 );
		expect( advance ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'counts the delay anew after a slide was chosen by hand', () => {
		const { advance, rotation } = start();
		jest.advanceTimersByTime( 2900 );
		rotation.restart();
		jest.advanceTimersByTime( 2900 );
		expect( advance ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 100 );
		expect( advance ).toHaveBeenCalledTimes( 1 );
	} );
} );
