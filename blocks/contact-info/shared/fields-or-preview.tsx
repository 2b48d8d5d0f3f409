import { useBlockProps } from '@wordpress/block-editor';
import type { MouseEvent, ReactNode } from 'react';

type Props = {
	isSelected: boolean;
	isEmpty: boolean;
	/** What visitors will see. */
	preview: ReactNode;
	/** The fields. */
	children: ReactNode;
};

/** A link of the preview must not leave the editor; the press selects the block. */
const stay = ( event: MouseEvent ) => event.preventDefault();

/** A child of the contact block: fields while it is selected or empty, else as visitors see it. */
export function FieldsOrPreview( props: Props ) {
	const isPreview = ! props.isSelected && ! props.isEmpty;
	const blockProps = useBlockProps( {
		onClick: isPreview ? stay : undefined,
	} );
	return (
		<div { ...blockProps }>
			{ isPreview ? props.preview : props.children }
		</div>
	);
}
