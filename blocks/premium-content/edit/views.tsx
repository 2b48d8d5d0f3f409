import {
	InnerBlocks,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import { refusePaste } from './refuse-paste';
import {
	getGuestTemplate,
	getSubscriberTemplate,
	type TemplateArray,
} from './template';

/** A view: any blocks, from a template where it is empty. The container's lock does not reach inside. */
function View( { getTemplate }: { getTemplate: () => TemplateArray } ) {
	const template = useMemo( getTemplate, [ getTemplate ] );
	return (
		<div
			{ ...useInnerBlocksProps(
				useBlockProps( {
					className: 'entry-content',
					onPasteCapture: refusePaste,
				} ),
				{
					template,
					templateLock: false,
					renderAppender: InnerBlocks.DefaultBlockAppender,
				}
			) }
		/>
	);
}

/** What members read. */
export function SubscriberView() {
	return <View getTemplate={ getSubscriberTemplate } />;
}

/** What everybody else sees. */
export function GuestView() {
	return <View getTemplate={ getGuestTemplate } />;
}

/** The buttons to subscribe and to log in. */
export function Buttons() {
	return (
		<div
			{ ...useInnerBlocksProps(
				useBlockProps( { className: 'wp-block-buttons' } ),
				{ orientation: 'horizontal', templateLock: false }
			) }
		/>
	);
}
