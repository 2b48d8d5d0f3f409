import { escapeAttribute, escapeHTML } from '@wordpress/escape-html';
import { __ } from '@wordpress/i18n';
import { InertPreview } from '@shared/embed-editor';
import { getSandbox } from '@shared/embeds';
import type { Pin } from '../pin';
import { SCRIPT, WIDGET } from '../widget';

/** Sandboxed document for Pinterest's script: without an origin, so that it cannot access the editor. */
const getDocument = ( { kind, href }: Pin ): string => {
	const size = Object.entries( WIDGET )
		.map( ( [ name, value ] ) => ` data-pin-${ name }="${ value }"` )
		.join( '' );
	return `<!doctype html><meta charset="utf-8"><base target="_blank"><style>body{margin:0;display:flex;justify-content:center;font:16px sans-serif}</style><a data-pin-do="${ kind }"${ size } href="${ escapeAttribute( href ) }">${ escapeHTML( href ) }</a><script async src="${ SCRIPT }"></script>`;
};

/** What Pinterest draws, still until it is clicked. */
export function Preview( {
	pin,
	isSelected,
}: {
	pin: Pin;
	isSelected: boolean;
} ) {
	const label = __( 'Pinterest', 'mainstreet-blocks' );
	return (
		<InertPreview isSelected={ isSelected } label={ label }>
			<iframe
				className={ `wp-block-jetpack-pinterest__frame is-${ pin.kind }` }
				title={ label }
				srcDoc={ getDocument( pin ) }
				sandbox={ getSandbox( 'pinterest' ) }
				loading="lazy"
				referrerPolicy="strict-origin-when-cross-origin"
			/>
		</InertPreview>
	);
}
