import { act, renderHook } from '@testing-library/react';
import { useRotation } from '../edit/use-rotation';

const start = () => {
	const advance = jest.fn();
	const hook = renderHook(
		( { isSelected } ) => useRotation( true, isSelected, 1, advance ),
		{ initialProps: { isSelected: false } }
	);
	const wait = () => act( () => jest.advanceTimersByTime( 5000 ) );
	return { ...hook, advance, wait };
};

describe( 'The slides in the canvas', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'stand still while the block is selected, wherever the focus is', () => {
		const { advance, rerender, wait } = start();
		wait();
		expect( advance ).toHaveBeenCalledTimes( 5 );
		rerender( { isSelected: true } );
		wait();
		expect( advance ).toHaveBeenCalledTimes( 5 );
		rerender( { isSelected: false } );
		wait();
		expect( advance ).toHaveBeenCalledTimes( 10 );
	} );

	it( 'stay paused when the block is left', () => {
		const { advance, rerender, result, wait } = start();
		act( () => result.current.toggle() );
		expect( result.current.isPlaying ).toBe( false );
		rerender( { isSelected: true } );
		rerender( { isSelected: false } );
		wait();
		expect( advance ).not.toHaveBeenCalled();
	} );
} );
