import { RichTextToolbarButton } from '@wordpress/block-editor';
import {
	Button,
	DropdownMenu,
	MenuItem,
	ToolbarButton,
} from '@wordpress/components';
import { Children, cloneElement, isValidElement } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { getEditorState } from '@shared/editor-state';
import { toRecord, toText } from '@shared/guards';
import { ButtonMenu, getText, IconMenu, MenuItems, ToolbarMenu } from './menus';
import { getSourceLabel, GOOGLE_PHOTOS } from './source-names';
import { getAllowedMedia, type UploadProps } from './types';

/** Opens a library; its code loads on first use. */
async function choose( source: string, props: UploadProps ): Promise< void > {
	const { openModal } = await import(
		/* webpackChunkName: "external-media" */ './open-library'
	);
	openModal( source, props );
}

/** Libraries with media that a button accepts: only one of them has videos. */
function getSources( props: UploadProps ): string[] {
	const { images, videos } = getAllowedMedia( props );
	return getEditorState().mediaSources.filter(
		( source ) => images || ( videos && source === GOOGLE_PHOTOS )
	);
}

/** Whether a button belongs to the inserter's media tab. */
const isOfInserter = ( button: JSX.Element ): boolean =>
	toText( toRecord( button?.props ).className ).includes(
		'block-editor-inserter__media-library-button'
	);

/** Whether a button is that of the inline image, whose siblings are rendered in the text. */
const isOfFormat = ( button: JSX.Element ): boolean =>
	button?.type === RichTextToolbarButton;

/** Whether an element is or contains a toolbar button: a toolbar accepts only its own buttons. */
const isOfToolbar = ( button: JSX.Element ): boolean =>
	button?.type === ToolbarButton ||
	Children.toArray( button?.props.children ).some(
		( child ) => isValidElement( child ) && isOfToolbar( child )
	);

/** Whether it is an icon button, as in the site logo's placeholder, which has no room for a second one. */
const isOfIcon = ( button: JSX.Element ): boolean =>
	button?.type === Button && !! button.props.icon && ! getText( button );

/** Whether it is a button with text. */
const isOfText = ( button: JSX.Element ): boolean =>
	button?.type === Button && ! button.props.href && !! getText( button );

/**
 * Replaces text buttons that open the media library, such as that of the featured image, with menus.
 *
 * @param within  What a block draws.
 * @param open    Opens the library.
 * @param getMenu Draws the menu of a button.
 * @return Null where there is no such button.
 */
function replaceButtons(
	within: JSX.Element,
	open: () => void,
	getMenu: ( button: JSX.Element ) => JSX.Element
): JSX.Element | null {
	if ( isOfText( within ) && within.props.onClick === open ) {
		return getMenu( within );
	}
	let isReplaced = false;
	const children = Children.map( within?.props.children, ( child ) => {
		const replaced = isValidElement( child )
			? replaceButtons( child, open, getMenu )
			: null;
		isReplaced ||= !! replaced;
		return replaced ?? child;
	} );
	return isReplaced ? cloneElement( within, {}, children ) : null;
}

/**
 * The media button of a block, with the other libraries of this site.
 *
 * @param own   What it draws.
 * @param open  Opens the media library.
 * @param props What the block says about what it takes.
 */
function addSources(
	own: JSX.Element,
	open: () => void,
	props: UploadProps
): JSX.Element {
	const sources = getSources( props );
	const others = sources.map( ( source ) => ( {
		title: getSourceLabel( source, sources ),
		onClick: () => void choose( source, props ),
	} ) );
	if ( own?.type === MenuItem ) {
		return (
			<>
				{ own }
				<MenuItems controls={ others } />
			</>
		);
	}
	const controls = [
		{ title: __( 'Media Library', 'mainstreet-blocks' ), onClick: open },
		...others,
	];
	if ( isOfIcon( own ) ) {
		return <IconMenu button={ own } controls={ controls } />;
	}
	if ( isOfText( own ) ) {
		return <ButtonMenu button={ own } controls={ controls } />;
	}
	if ( isOfToolbar( own ) ) {
		return (
			<>
				{ own }
				<ToolbarMenu button={ own } controls={ others } />
			</>
		);
	}
	const replaced = replaceButtons( own, open, ( button ) => (
		// Fills its container, also in a row.
		<div style={ { display: 'grid', flexGrow: 1 } }>
			<ButtonMenu button={ button } controls={ controls } />
		</div>
	) );
	return (
		replaced ?? (
			<>
				{ own }
				<DropdownMenu
					icon={ null }
					label={ __( 'Other media sources', 'mainstreet-blocks' ) }
					text={ __( 'Other media sources', 'mainstreet-blocks' ) }
					controls={ others }
					toggleProps={ {
						variant: 'secondary',
						__next40pxDefaultSize: true,
						showTooltip: false,
					} }
				/>
			</>
		)
	);
}

/**
 * Adds the other libraries to media buttons for images.
 *
 * @param MediaUpload What core has.
 */
export const withSources = (
	MediaUpload: ComponentType< UploadProps >
): ComponentType< UploadProps > =>
	function MediaUploadWithSources( props ) {
		const { render } = props;
		if ( ! getSources( props ).length ) {
			return <MediaUpload { ...props } />;
		}
		return (
			<MediaUpload
				{ ...props }
				render={ ( given ) => {
					const own = render( given );
					// The inserter's tab has its own list of libraries, and inline images have no room for a menu.
					return isOfInserter( own ) || isOfFormat( own )
						? own
						: addSources( own, given.open, props );
				} }
			/>
		);
	};

/** Adds other image libraries wherever the media library can be opened. */
export default function setUp(): void {
	addFilter( 'editor.MediaUpload', 'mainstreet/external-media', withSources );
}
