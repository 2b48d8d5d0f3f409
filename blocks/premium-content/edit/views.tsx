import {
	InnerBlocks,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { CONTAINER } from '@shared/paid-views/names';
import {
	getGuestTemplate,
	getSubscriberTemplate,
	type TemplateArray,
} from './template';

interface PasteEvent {
	clipboardData: { getData: ( type: string ) => string };
	preventDefault: () => void;
	stopPropagation: () => void;
}

const PAID = new RegExp( `<!--\\s*wp:${ CONTAINER }(?![\\w-])` );

/**
 * Refuses paid content that is pasted into a view of paid content. Core asks for the outermost pasted blocks only whether
 * they are allowed, so a group that contains paid content would get in.
 *
 * @param event Paste event, before core and RichText handle it.
 */
export function refusePaste( event: PasteEvent ): void {
	const { clipboardData } = event;
	if (
		! [ 'text/html', 'text/plain' ].some( ( type ) =>
			PAID.test( clipboardData.getData( type ) )
		)
	) {
		return;
	}
	event.preventDefault();
	event.stopPropagation();
	void dispatch( noticesStore ).createErrorNotice(
		__(
			'Paid content cannot be placed inside paid content.',
			'mainstreet-blocks'
		),
		{ id: 'mainstreet-nested-paid-content', type: 'snackbar' }
	);
}

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
