import { useBlockProps } from '@wordpress/block-editor';

type Attributes = { askButtonLabel?: string };

/** Written in another language: the label stands in the markup only. */
export const deprecated = [
	{
		attributes: {
			askButtonLabel: {
				type: 'string' as const,
				source: 'attribute' as const,
				selector: 'div',
				attribute: 'data-ask-button-label',
			},
			placeholder: { type: 'string' as const },
			showCopy: { type: 'boolean' as const },
			showFeedback: { type: 'boolean' as const },
			showSources: { type: 'boolean' as const },
		},
		supports: { align: true, html: false },
		save: ( { attributes }: { attributes: Attributes } ) => (
			<div
				data-ask-button-label={ attributes.askButtonLabel }
				{ ...useBlockProps.save() }
			/>
		),
	},
];
