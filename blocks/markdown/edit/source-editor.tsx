import { PlainText } from '@wordpress/block-editor';
import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';

/** Kinds of input that are one step of undo together. */
const TYPING = /^(?:insertText|insertCompositionText|deleteContent\w*|)$/;

type Props = {
	source: string;
	/** Gets the text that keys have changed. */
	onType: ( source: string ) => void;
	/** Gets it where it was pasted, cut, dropped, or a line was broken. */
	onChange: ( source: string ) => void;
	/** Asked for by Backspace in an empty editor. */
	onRemove?: () => void;
};

/** Plain text field that grows with its contents. */
export function SourceEditor( { source, onType, onChange, onRemove }: Props ) {
	const isTyping = useRef( true );
	const ref = useRef< HTMLDivElement >( null );

	// The block was just selected: the focus goes from its frame, or the preview that is gone, into the text.
	useLayoutEffect( () => {
		const field = ref.current?.querySelector( 'textarea' );
		const owner = field?.ownerDocument;
		const focused = owner?.activeElement;
		if (
			field &&
			owner?.hasFocus() &&
			( focused === owner.body || focused?.contains( field ) )
		) {
			field.focus( { preventScroll: true } );
		}
	}, [] );

	// What kind of change comes is known before it happens; React's own event does not tell.
	useEffect( () => {
		const element = ref.current;
		const note = ( { inputType }: InputEvent ) => {
			isTyping.current = TYPING.test( inputType );
		};
		element?.addEventListener( 'beforeinput', note );
		return () => element?.removeEventListener( 'beforeinput', note );
	}, [] );

	const removeWhenEmpty = ( event: KeyboardEvent ) => {
		if ( event.key === 'Backspace' && source === '' && onRemove ) {
			event.preventDefault();
			onRemove();
		}
	};

	return (
		<div ref={ ref } className="wp-block-jetpack-markdown__editor">
			<PlainText
				value={ source }
				onChange={ ( text: string ) =>
					( isTyping.current ? onType : onChange )( text )
				}
				onKeyDown={ removeWhenEmpty }
				aria-label={ __( 'Markdown', 'mainstreet-blocks' ) }
				placeholder={ __(
					'Write in Markdown, such as **bold** or _italic_…',
					'mainstreet-blocks'
				) }
			/>
		</div>
	);
}
