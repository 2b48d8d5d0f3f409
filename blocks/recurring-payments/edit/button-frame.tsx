import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { toCssWidth } from '../css-width';
import type { Attributes } from '../types';

type Props = {
	attributes: Attributes;
	/** Whether a message replaces the button. The button block still exists and is saved. */
	isHidden?: boolean;
	/** What stands beside the button, such as a warning. */
	children?: ReactNode;
};

const getTemplate = (
	uniqueId: string
): [ string, Record< string, unknown > ][] => [
	[
		'jetpack/button',
		{
			element: 'a',
			uniqueId,
			passthroughAttributes: { uniqueId: 'uniqueId', url: 'url' },
			text: __( 'Contribute', 'mainstreet-blocks' ),
		},
	],
];

/** The box with the button, as on the page. */
export function ButtonFrame( {
	attributes: { align, uniqueId, width },
	isHidden = false,
	children,
}: Props ) {
	const classes = [
		align && `align${ align }`,
		width && 'has-custom-width',
		isHidden && 'has-prompt',
	];
	const { children: button, ...props } = useInnerBlocksProps(
		useBlockProps( {
			className: classes.filter( Boolean ).join( ' ' ),
			style: { width: isHidden ? undefined : toCssWidth( width ) },
		} ),
		{
			template: getTemplate( uniqueId ),
			templateLock: 'all',
		}
	);
	return (
		<div { ...props }>
			{ button }
			{ children }
		</div>
	);
}
