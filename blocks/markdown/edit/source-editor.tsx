import { PlainText } from '@wordpress/block-editor';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';

type Props = {
	source: string;
	onChange: ( source: string ) => void;
	/** Asked for by Backspace in an empty editor. */
	onRemove?: () => void;
};

/** Plain text field that grows with its contents. */
export function SourceEditor( { source, onChange, onRemove }: Props ) {
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
				onChange={ onChange }
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
