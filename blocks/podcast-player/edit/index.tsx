import {
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { Notice, Placeholder, Spinner } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { Component } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ITEMS_DEFAULT, normalize } from '../attributes';
import { icon } from '../icon';
import type { Attributes } from '../types';
import { Colors } from './colors';
import { Inspector } from './inspector';
import { Player } from './player';
import { Toolbar } from './toolbar';
import { UrlForm } from './url-form';
import { useFeed } from './use-feed';
import { useInteractive } from './use-interactive';

/** Keeps an error of the player inside it: address and settings stay at hand. */
export class Boundary extends Component<
	{ children: ReactNode },
	{ hasFailed: boolean }
> {
	state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	render() {
		return this.state.hasFailed ? (
			<Notice status="error" isDismissible={ false }>
				{ __(
					'An unexpected error occured within the Podcast Player. Reloading this page might fix the problem.',
					'mainstreet-blocks'
				) }
			</Notice>
		) : (
			this.props.children
		);
	}
}

type Props = BlockEditProps< Attributes >;

const Loading = () => (
	<Placeholder
		icon={ icon }
		label={ __( 'Podcast Player', 'mainstreet-blocks' ) }
	>
		<p role="status">
			<Spinner />
			{ __( 'Loading the podcast…', 'mainstreet-blocks' ) }
		</p>
	</Placeholder>
);

export default function Edit( props: Props ) {
	const { attributes, setAttributes, isSelected, clientId } = props;
	const { replaceBlock } = useDispatch( blockEditorStore );
	const settings = normalize( attributes );
	const { feed, isLoading, ...podcast } = useFeed( {
		url: settings.url,
		guids: settings.episodes.map( ( { guid } ) => guid ),
		example: attributes.exampleFeedData,
		onFound: ( url ) =>
			setAttributes( {
				url,
				exampleFeedData: undefined,
				// Chosen episodes are of another podcast.
				...( url !== settings.url &&
					settings.episodes.length > 0 && {
						selectedEpisodes: [],
						itemsToShow: ITEMS_DEFAULT,
					} ),
			} ),
		onEmbed: ( url ) =>
			replaceBlock( clientId, createBlock( 'core/embed', { url } ) ),
	} );
	const { ref, isInteractive, enter } = useInteractive( isSelected );

	const isShown = ! isLoading && feed;
	return (
		// The same element in every state: with it the keyboard's focus would go.
		<div { ...useBlockProps() }>
			{ isLoading && <Loading /> }
			{ ! isLoading && ! feed && (
				<UrlForm
					url={ podcast.typed }
					error={ podcast.error }
					onSubmit={ podcast.submit }
					onCancel={ podcast.cancel }
				/>
			) }
			{ isShown && (
				<>
					<Toolbar onReplace={ podcast.edit } />
					<Inspector
						settings={ settings }
						options={ feed.options }
						onChange={ setAttributes }
					/>
					<Colors settings={ settings } onChange={ setAttributes } />
					<div
						ref={ ref }
						onFocus={ enter }
						className="jetpack-podcast-player__preview"
					>
						<Boundary>
							<Player settings={ settings } feed={ feed } />
						</Boundary>
					</div>
					{ ! isInteractive && (
						// The first click selects the block, as everywhere in the editor.
						<div
							className="jetpack-podcast-player__overlay"
							onMouseUp={ enter }
							aria-hidden="true"
						/>
					) }
				</>
			) }
		</div>
	);
}
