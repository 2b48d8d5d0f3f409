<?php
namespace Mainstreet\Blocks\Podcast_Player\Rendering;

defined( 'ABSPATH' ) || exit;

/** Renders the controls that the view module shows and operates. */
final class Podcast_Player_Controls {

	const SKIP_BACK    = 5;
	const SKIP_FORWARD = 30;
	const SPEEDS       = array( '0.75', '1', '1.25', '1.5', '1.75', '2' );

	/** SVG paths of the icons, in a view box of 24 × 24. */
	const ICONS = array(
		'play'    => 'M8 5v14l11-7z',
		'pause'   => 'M7 5h4v14H7zm6 0h4v14h-4z',
		'back'    => 'M12 5V1L7 6l5 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z',
		'forward' => 'M12 5V1l5 5-5 5V7a6 6 0 1 0 6 6h2a8 8 0 1 1-8-8z',
		'link'    => 'M3.9 12a3.1 3.1 0 0 1 3.1-3.1h4V7H7a5 5 0 0 0 0 10h4v-1.9H7A3.1 3.1 0 0 1 3.9 12zM8 13h8v-2H8v2zm9-6h-4v1.9h4a3.1 3.1 0 0 1 0 6.2h-4V17h4a5 5 0 0 0 0-10z',
	);

	/**
	 * Renders an icon.
	 *
	 * @param string $name Key of ICONS.
	 * @param string $text Text inside the icon, such as a number of seconds.
	 * @return string HTML. An empty string for an unknown icon.
	 */
	public static function render_icon( string $name, string $text = '' ): string {
		return ! isset( self::ICONS[ $name ] ) ? '' : sprintf(
			'<svg class="is-%1$s" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="%2$s"/>%3$s</svg>',
			$name,
			self::ICONS[ $name ],
			'' === $text ? '' : sprintf( '<text x="12" y="15.5" text-anchor="middle">%s</text>', esc_html( $text ) )
		);
	}

	/** Renders the controls, which replace those of the browser. */
	public static function render( Podcast_Track $first ): string {
		$options = '';
		foreach ( self::SPEEDS as $speed ) {
			$options .= sprintf( '<option value="%1$s"%2$s>%3$s×</option>', $speed, '1' === $speed ? ' selected' : '', esc_html( number_format_i18n( (float) $speed, max( 0, strlen( $speed ) - 2 ) ) ) );
		}
		// Media controls run from left to right in right-to-left languages, too.
		return '<div class="jetpack-podcast-player__controls" dir="ltr" hidden>'
			. self::render_button( 'play', __( 'Play', 'mainstreet-blocks' ), self::render_icon( 'play' ) . self::render_icon( 'pause' ) )
			/* translators: %d: number of seconds. */
			. self::render_button( 'back', sprintf( _n( 'Skip back %d second', 'Skip back %d seconds', self::SKIP_BACK, 'mainstreet-blocks' ), self::SKIP_BACK ), self::render_icon( 'back', (string) self::SKIP_BACK ) )
			/* translators: %d: number of seconds. */
			. self::render_button( 'forward', sprintf( _n( 'Skip forward %d second', 'Skip forward %d seconds', self::SKIP_FORWARD, 'mainstreet-blocks' ), self::SKIP_FORWARD ), self::render_icon( 'forward', (string) self::SKIP_FORWARD ) )
			. sprintf(
				'<span class="jetpack-podcast-player__time">0:00</span><input type="range" min="0" max="%1$d" value="0" step="1" aria-label="%2$s"><span class="jetpack-podcast-player__duration">%3$s</span>',
				max( 1, (int) $first->seconds ),
				esc_attr__( 'Position', 'mainstreet-blocks' ),
				esc_html( '' === $first->duration ? '–' : $first->duration )
			)
			. sprintf( '<select aria-label="%1$s">%2$s</select>', esc_attr__( 'Speed', 'mainstreet-blocks' ), $options )
			. self::render_button( 'share', __( 'Copy link at current time', 'mainstreet-blocks' ), self::render_icon( 'link' ) )
			. '</div>';
	}

	/**
	 * Renders a button.
	 *
	 * @param string $label Accessible name.
	 */
	private static function render_button( string $act, string $label, string $icons ): string {
		return sprintf( '<button type="button" class="jetpack-podcast-player__%1$s" data-act="%1$s" aria-label="%2$s" title="%2$s">%3$s</button>', $act, esc_attr( $label ), $icons );
	}

	/** Renders the message for an episode that cannot be played. */
	public static function render_error(): string {
		return sprintf(
			'<p class="jetpack-podcast-player__track-error" hidden>%1$s <a target="_blank" rel="noopener noreferrer">%2$s</a></p>',
			esc_html__( 'Episode unavailable.', 'mainstreet-blocks' ),
			esc_html__( 'Open in a new tab', 'mainstreet-blocks' )
		);
	}

	/** Renders the containers of chapters and transcript. Their space is reserved from the start, to avoid a layout shift. */
	public static function render_extras( Podcast_Track $track ): string {
		return sprintf(
			'<details class="jetpack-podcast-player__chapters"%1$s><summary>%2$s</summary><ol></ol></details><details class="jetpack-podcast-player__transcript"%3$s><summary>%4$s</summary><ol></ol></details>',
			$track->has_chapters() ? '' : ' hidden',
			esc_html__( 'Chapters', 'mainstreet-blocks' ),
			$track->transcripts ? '' : ' hidden',
			esc_html__( 'Transcript', 'mainstreet-blocks' )
		);
	}

	/**
	 * Returns the labels and messages of the view module.
	 *
	 * @return array<string, string>
	 */
	public static function get_labels(): array {
		return array(
			'play'     => __( 'Play', 'mainstreet-blocks' ),
			'pause'    => __( 'Pause', 'mainstreet-blocks' ),
			/* translators: %s: title of an episode. */
			'loading'  => __( 'Loading: %s', 'mainstreet-blocks' ),
			/* translators: %s: title of an episode. */
			'playing'  => __( 'Playing: %s', 'mainstreet-blocks' ),
			/* translators: %s: title of an episode. */
			'paused'   => __( 'Paused: %s', 'mainstreet-blocks' ),
			'error'    => __( 'Error: Episode unavailable - Open in a new tab', 'mainstreet-blocks' ),
			'silenced' => __( 'This browser is blocking sound on this page. Please allow sound for this site in your browser settings.', 'mainstreet-blocks' ),
			/* translators: 1: position such as 1:05, 2: length such as 42:10. */
			'position' => __( '%1$s of %2$s', 'mainstreet-blocks' ),
			/* translators: %s: position such as 1:05. */
			'from'     => __( 'Play from %s', 'mainstreet-blocks' ),
			/* translators: %s: position such as 1:05. */
			'ready'    => __( 'Click Play to listen from %s.', 'mainstreet-blocks' ),
			'copied'   => __( 'Link copied.', 'mainstreet-blocks' ),
			'address'  => __( 'The page URL now links to this moment.', 'mainstreet-blocks' ),
			'more'     => __( 'Show more', 'mainstreet-blocks' ),
			'less'     => __( 'Show less', 'mainstreet-blocks' ),
			'fetching' => __( 'Loading…', 'mainstreet-blocks' ),
			'missing'  => __( 'Could not load this. Please close it and open it again.', 'mainstreet-blocks' ),
			'none'     => __( 'Nothing is available for this episode.', 'mainstreet-blocks' ),
			'open'     => __( 'Open in a new tab', 'mainstreet-blocks' ),
		);
	}
}
