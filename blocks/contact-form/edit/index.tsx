import {
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { linkSheet } from '@shared/register-block';
import type { Attributes } from '../types';
import { FormInspector } from './inspector';
import { readFormStyles } from './styles/read';
import { FormPlaceholder } from './placeholder';
import { ReferencedForm } from './referenced-form';
import type { FormContext } from './settings/use-defaults';
import { FormToolbar } from './toolbar';

// Sidebar and popovers are in the document of the admin page, even if the canvas is an iframe.
linkSheet( document, 'contact-form', 'sidebar' );

type Props = BlockEditProps< Attributes > & {
	context?: FormContext;
};

/** Fields of the form, with its settings. */
function Fields( props: Props ) {
	return (
		<>
			<FormToolbar { ...props } />
			<FormInspector { ...props } />
			<div
				{ ...useInnerBlocksProps(
					useBlockProps( readFormStyles( props.attributes ) )
				) }
			/>
		</>
	);
}

export default function Edit( props: Props ) {
	const { attributes, clientId } = props;
	const isEmpty = useSelect(
		( select ) =>
			select( blockEditorStore ).getBlockOrder( clientId ).length === 0,
		[ clientId ]
	);
	if ( ! isEmpty ) {
		return <Fields { ...props } />;
	}
	return attributes.ref ? (
		<ReferencedForm id={ attributes.ref } />
	) : (
		<FormPlaceholder { ...props } />
	);
}
