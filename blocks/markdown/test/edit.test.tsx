import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wrap } from '../attributes';
import { Preview } from '../edit/preview';
import { SourceEditor } from '../edit/source-editor';
import { IMMEDIATE_LENGTH, useRendering } from '../edit/use-rendering';

describe( 'SourceEditor', () => {
	it( 'removes the block on Backspace when there is nothing in it', async () => {
		const onRemove = jest.fn();
		render(
			<SourceEditor
				source=""
				onType={ jest.fn() }
				onChange={ jest.fn() }
				onRemove={ onRemove }
			/>
		);
		await userEvent.type(
			screen.getByRole( 'textbox', { name: 'Markdown' } ),
			'{Backspace}'
		);
		expect( onRemove ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'only deletes a character when there is text', async () => {
		const onRemove = jest.fn();
		const onChange = jest.fn();
		render(
			<SourceEditor
				source="ab"
				onType={ onChange }
				onChange={ jest.fn() }
				onRemove={ onRemove }
			/>
		);
		await userEvent.type(
			screen.getByRole( 'textbox', { name: 'Markdown' } ),
			'{Backspace}'
		);
		expect( onRemove ).not.toHaveBeenCalled();
		expect( onChange ).toHaveBeenCalledWith( 'a' );
	} );
} );

describe( 'Preview', () => {
	it( 'asks before a link leads away, and stays on "no"', async () => {
		const confirm = jest
			.spyOn( window, 'confirm' )
			.mockReturnValue( false );
		render(
			<Preview html='<p><a href="https://example.org/">out</a></p>' />
		);
		await userEvent.click( screen.getByRole( 'link', { name: 'out' } ) );
		expect( confirm ).toHaveBeenCalledWith(
			'Are you sure you wish to leave this page?'
		);
		confirm.mockRestore();
	} );

	it( 'does not ask for the link of a footnote', async () => {
		const confirm = jest.spyOn( window, 'confirm' );
		render(
			<Preview html='<p><a href="#fn1">[1]</a></p><p id="fn1">n</p>' />
		);
		await userEvent.click( screen.getByRole( 'link', { name: '[1]' } ) );
		expect( confirm ).not.toHaveBeenCalled();
		confirm.mockRestore();
	} );

	it( 'runs nothing of what a post holds', () => {
		render(
			<Preview html='<img src="x" alt="pic" onerror="window.hacked = 1">' />
		);
		expect( screen.getByAltText( 'pic' ) ).not.toHaveAttribute( 'onerror' );
	} );
} );

describe( 'useRendering', () => {
	const start = ( source: string, html: string ) => {
		const setAttributes = jest.fn();
		const hook = renderHook( ( props ) => useRendering( props ), {
			initialProps: { clientId: 'a', source, html, setAttributes },
		} );
		return { ...hook, setAttributes };
	};

	it( 'leaves what the post holds alone, whichever renderer wrote it', () => {
		const { setAttributes } = start( '*a*', wrap( '<p><i>a</i></p>' ) );
		expect( setAttributes ).not.toHaveBeenCalled();
	} );

	it( 'renders a source that has no text yet', () => {
		const { setAttributes } = start( '*a*', '' );
		expect( setAttributes ).toHaveBeenCalledWith( {
			html: wrap( '<p><em>a</em></p>\n' ),
		} );
	} );

	it( 'saves typed text together with its rendering', () => {
		const { result, setAttributes } = start( 'a', wrap( '<p>a</p>\n' ) );
		act( () => result.current.changeSource( '**a**' ) );
		expect( setAttributes ).toHaveBeenCalledTimes( 1 );
		expect( setAttributes ).toHaveBeenCalledWith( {
			source: '**a**',
			html: wrap( '<p><strong>a</strong></p>\n' ),
		} );
	} );

	it( 'follows a source that something else has changed, and undo to what was found', () => {
		const found = wrap( '<p><i>a</i></p>' );
		const { rerender, setAttributes } = start( '*a*', found );
		rerender( { clientId: 'a', source: 'b', html: found, setAttributes } );
		expect( setAttributes ).toHaveBeenLastCalledWith( {
			html: wrap( '<p>b</p>\n' ),
		} );
		setAttributes.mockClear();
		rerender( {
			clientId: 'a',
			source: '*a*',
			html: found,
			setAttributes,
		} );
		expect( setAttributes ).not.toHaveBeenCalled();
	} );

	it( 'renders a long text in a pause, or when the block is moved before', () => {
		jest.useFakeTimers();
		const long = 'a'.repeat( IMMEDIATE_LENGTH + 1 );
		const { rerender, unmount, setAttributes } = start( '', '' );
		rerender( { clientId: 'a', source: long, html: '', setAttributes } );
		expect( setAttributes ).not.toHaveBeenCalled();
		act( () => {
			jest.advanceTimersByTime( 300 );
		} );
		expect( setAttributes ).toHaveBeenCalledWith( {
			html: wrap( `<p>${ long }</p>\n` ),
		} );
		setAttributes.mockClear();
		rerender( {
			clientId: 'a',
			source: `${ long }b`,
			html: '',
			setAttributes,
		} );
		unmount();
		expect( setAttributes ).toHaveBeenCalledWith( {
			html: wrap( `<p>${ long }b</p>\n` ),
		} );
		jest.useRealTimers();
	} );
} );
