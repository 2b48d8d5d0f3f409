import { useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';

type Old = {
	url?: string;
	/** What Pinterest's script was to draw; read from the markup, as which addresses it knew changed with time. */
	pinType?: string;
};

/** What the script's own `a` stood for, before there was a readable link; nothing for an address it did not know. */
export const v1: BlockDeprecation< { url?: string }, Old > = {
	apiVersion: 3,
	attributes: {
		url: { type: 'string' },
		pinType: {
			type: 'string',
			source: 'attribute',
			selector: 'a[data-pin-do]',
			attribute: 'data-pin-do',
		},
	},
	supports: { align: false, html: false },
	migrate: ( { pinType, ...attributes } ) => attributes,
	save: ( { attributes: { url, pinType } } ) =>
		pinType ? (
			<div { ...useBlockProps.save() }>
				{ /* eslint-disable-next-line jsx-a11y/anchor-has-content -- as it was. */ }
				<a data-pin-do={ pinType } href={ url } />
			</div>
		) : null,
};
