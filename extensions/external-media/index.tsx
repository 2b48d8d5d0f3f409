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
import { getSourceLabel, GOOGLE_PHOTOS } from './names';
import { getWanted, type UploadProps } from './types';

/** Opens a library; its code arrives on first use. */
async function choose( source: string, props: UploadProps ): Promise< void > {
	const { openModal } = await import(
		/* webpackChunkName: "external-media" */ './open'
	);
	openModal( source, props );
}

/** Libraries that have what a button takes: videos are in one of them alone. */
function getSources( props: UploadProps ): string[] {
	const { images, videos } = getWanted( props );
	return getEditorState().mediaSources.filter(
		( source ) => images || ( videos && source === GOOGLE_PHOTOS )
	);
}

/** Whether a button is that of the inserter's tab for media. */
const isOfInserter = ( button: JSX.Element ): boolean =>
	toText( toRecord( button?.props ).className ).includes(
		'block-editor-inserter__media-library-button'
	);

/** Whether a button is that of a picture within a line: it is drawn in a toolbar, and what stands beside it in the text. */
const isOfFormat = ( button: JSX.Element ): boolean =>
	button?.type === RichTextToolbarButton;

/** Whether it is, or holds, a button of a toolbar: whatever holds it, a toolbar takes nothing but its own. */
const isOfToolbar = ( button: JSX.Element ): boolean =>
	button?.type === ToolbarButton ||
	Children.toArray( button?.props.children ).some(
		( child ) => isValidElement( child ) && isOfToolbar( child )
	);

/** Whether it is a button of an icon alone, as in the box of a logo: a second one has no room beside it. */
const isOfIcon = ( button: JSX.Element ): boolean =>
	button?.type === Button && !! button.props.icon && ! getText( button );

/** Whether it is a button with words. */
const isOfText = ( button: JSX.Element ): boolean =>
	button?.type === Button && ! button.props.href && !! getText( button );

/**
 * Puts menus in the place of the buttons with words that open the library, such as those in the box of a featured image.
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
 * What a block draws for the media library, with the other libraries of this site.
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
		// As wide as its box, and its part of a row.
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
 * Gives media buttons for pictures the other libraries of this site.
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
					// The inserter's tab has a list of libraries of its own, and no room beside its button; a line of text has none either.
					return isOfInserter( own ) || isOfFormat( own )
						? own
						: addSources( own, given.open, props );
				} }
			/>
		);
	};

/** Other libraries of pictures, wherever the media library can be opened. */
export default function setUp(): void {
	addFilter( 'editor.MediaUpload', 'mainstreet/external-media', withSources );
}
