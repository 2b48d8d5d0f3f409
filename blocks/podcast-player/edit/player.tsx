import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { AudioPlayer } from '@shared/audio';
import type { Color, Settings } from '../attributes';
import { Controls } from './controls';
import type { Feed, Track } from './feed';
import { Icon } from './icons';
import { usePlayer } from './use-player';

type Props = { settings: Settings; feed: Feed };

const toCss = ( { slug, value }: Color ): string | undefined =>
	slug
		? `var(--wp--preset--color--${ slug }${ value && `,${ value }` })`
		: value || undefined;

/** Returns classes and styles for the colors, as the PHP class Podcast_Player_Renderer does. */
function getPlayerStyles( {
	primary,
	secondary,
	background,
}: Settings[ 'colors' ] ) {
	const styles: CSSProperties &
		Record< `--${ string }`, string | undefined > = {
		'--mainstreet-podcast-primary': toCss( primary ),
		color: toCss( secondary ),
		backgroundColor: toCss( background ),
	};
	const classes = [
		toCss( primary ) && 'has-primary',
		toCss( secondary ) && 'has-secondary',
		secondary.slug && `has-${ secondary.slug }-color`,
		toCss( background ) && 'has-background',
		background.slug && `has-${ background.slug }-background-color`,
	];
	return { style: styles, className: classes.filter( Boolean ).join( ' ' ) };
}

function Header( {
	settings,
	feed,
	track,
}: Props & { track: Track | undefined } ) {
	return (
		<div className="jetpack-podcast-player__header">
			{ settings.showCoverArt && feed.cover && (
				<img
					className="jetpack-podcast-player__cover"
					src={ feed.cover }
					alt=""
					width={ 160 }
					height={ 160 }
					referrerPolicy="no-referrer-when-downgrade"
				/>
			) }
			<div className="jetpack-podcast-player__titles">
				{ settings.showEpisodeTitle && track && (
					<p className="jetpack-podcast-player__current-track-title">
						{ track.title }
					</p>
				) }
				<p className="jetpack-podcast-player__title">{ feed.title }</p>
			</div>
		</div>
	);
}

type ListProps = {
	tracks: Track[];
	index: number;
	isPlaying: boolean;
	onChoose: ( index: number ) => void;
};

const List = ( { tracks, index, isPlaying, onChoose }: ListProps ) => (
	<ol className="jetpack-podcast-player__tracks">
		{ tracks.map( ( track, place ) => (
			<li
				key={ place }
				className={ `jetpack-podcast-player__track${
					place === index ? ' is-active' : ''
				}` }
			>
				<button
					type="button"
					className="jetpack-podcast-player__link"
					aria-current={ place === index }
					aria-pressed={ place === index && isPlaying }
					onClick={ () => onChoose( place ) }
				>
					<Icon name="play" />
					<Icon name="pause" />
					<span className="jetpack-podcast-player__track-title">
						{ track.title }
					</span>{ ' ' }
					{ track.duration && (
						<span className="jetpack-podcast-player__track-duration">
							{ track.duration }
						</span>
					) }
				</button>
			</li>
		) ) }
	</ol>
);

/** Player as visitors see it; it works in the editor. */
export function Player( { settings, feed }: Props ) {
	const { episodes, itemsToShow } = settings;
	const tracks = feed.tracks.slice( 0, episodes.length || itemsToShow );
	const player = usePlayer( tracks );
	const { track, state } = player;
	const styles = getPlayerStyles( settings.colors );
	return (
		<section
			className={ `jetpack-podcast-player ${ styles.className } is-${ state }` }
			style={ styles.style }
			aria-label={ feed.title }
		>
			<Header settings={ settings } feed={ feed } track={ track } />
			{ ! track && (
				<p>
					{ __(
						'The selected episodes are no longer in the feed, so visitors see a link to the podcast. Please select other episodes.',
						'mainstreet-blocks'
					) }
				</p>
			) }
			{ track && (
				<>
					<div className="jetpack-podcast-player__player">
						<AudioPlayer
							{ ...player }
							src={ track.src }
							isPlaying={ state === 'playing' }
						/>
						<Controls { ...player } />
					</div>
					{ state === 'error' && (
						<p className="jetpack-podcast-player__track-error">
							{ __(
								'Episode unavailable.',
								'mainstreet-blocks'
							) }{ ' ' }
							<ExternalLink href={ track.link }>
								{ __(
									'Open in a new tab',
									'mainstreet-blocks'
								) }
							</ExternalLink>
						</p>
					) }
					{ settings.showEpisodeDescription && track.description && (
						<div className="jetpack-podcast-player__track-description">
							{ track.description }
						</div>
					) }
					{ tracks.length > 1 && (
						<List
							tracks={ tracks }
							index={ player.index }
							isPlaying={ state === 'playing' }
							onChoose={ player.choose }
						/>
					) }
				</>
			) }
		</section>
	);
}
