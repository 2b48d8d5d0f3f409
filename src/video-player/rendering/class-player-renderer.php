<?php
namespace Mainstreet\Video_Player\Rendering;

use Mainstreet\Video_Player\Player_Oembed;

defined( 'ABSPATH' ) || exit;

/** Renders the player's document, without theme and other plugins. Titles and labels of tracks are unescaped text, and are escaped here. */
final class Player_Renderer {

	/** Playback rates. */
	const SPEEDS = array( '0.5', '0.75', '1', '1.25', '1.5', '2' );

	/** SVG paths of the icons, in a viewBox of 24 × 24. */
	const ICONS = array(
		'play'     => 'M8 5v14l11-7z',
		'pause'    => 'M7 5h4v14H7zm6 0h4v14h-4z',
		'sound'    => 'M4 9v6h4l5 5V4L8 9zm11.5-.9v7.8a4.3 4.3 0 0 0 0-7.8zm0-4.3v2.1a6.5 6.5 0 0 1 0 12.2v2.1a8.5 8.5 0 0 0 0-16.4z',
		'silence'  => 'M4 9v6h4l5 5V4L8 9zm17.7.7-1.4-1.4-2.3 2.3-2.3-2.3-1.4 1.4 2.3 2.3-2.3 2.3 1.4 1.4 2.3-2.3 2.3 2.3 1.4-1.4-2.3-2.3z',
		'captions' => 'M4 5h16a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 4 5zm.2 1.7v10.6h15.6V6.7zM6 11h2v2H6zm3 0h5v2H9zm6 0h3v2h-3zm-9 3h5v2H6zm6 0h6v2h-6z',
		'chapters' => 'M4 6h2v2H4zm4 0h12v2H8zm-4 5h2v2H4zm4 0h12v2H8zm-4 5h2v2H4zm4 0h12v2H8z',
		'picture'  => 'M3 5h18v14H3zm1.8 1.8v10.4h14.4V6.8zM12 12h6v4h-6z',
		'download' => 'M11 4h2v8.2l2.8-2.8 1.4 1.4L12 16l-5.2-5.2 1.4-1.4 2.8 2.8zM5 18h14v2H5z',
		'full'     => 'M4 4h6v2H6v4H4zm10 0h6v6h-2V6h-4zM4 14h2v4h4v2H4zm14 0h2v6h-6v-2h4z',
		'leave'    => 'M8 4h2v6H4V8h4zm6 0h2v4h4v2h-6zM4 14h6v6H8v-4H4zm10 0h6v2h-4v4h-2z',
	);

	/**
	 * Renders the page of a video.
	 *
	 * @param array $settings As Player_Settings::from_query() returns them.
	 */
	public static function render_page( Player_Video $video, array $settings ): string {
		$data = array(
			'guid'     => $video->guid,
			'controls' => $settings['controls'],
			'duration' => $video->duration,
			'origins'  => $video->is_embeddable() ? array( '*' ) : self::get_own_origins(),
			'strip'    => $video->strip ? $video->strip : null,
			'texts'    => self::get_labels(),
		);
		$body = sprintf(
			'<main class="player" data-player="%1$s"><h1>%2$s</h1>%3$s%4$s%5$s<p class="note" role="status"></p><p class="spoken" aria-live="polite"></p></main><script defer src="%6$s"></script>',
			esc_attr( (string) wp_json_encode( $data ) ),
			esc_html( $video->title ),
			self::render_video( $video, $settings ),
			self::render_rating( $video->rating ),
			self::render_controls( $video->allow_download ? $video->file : '', $video->duration ),
			esc_url( add_query_arg( 'ver', MAINSTREET_VERSION, self::get_script_url() ) )
		);
		return self::render_document( $video->title, self::get_styles( $settings ), $video->is_private ? '' : Player_Oembed::get_discovery_links( $video ), $body );
	}

	/**
	 * Renders a page with an error message.
	 *
	 * @param string $text  Plain text.
	 * @param string $login URL of the login page; '' for no link.
	 */
	public static function render_message( string $text, string $login ): string {
		$link = '' === $login ? '' : sprintf( '<a href="%1$s" target="_top">%2$s</a>', esc_url( $login ), esc_html__( 'Log in', 'mainstreet-blocks' ) );
		return self::render_document( $text, '', '', sprintf( '<main class="message"><h1>%1$s</h1>%2$s</main>', esc_html( $text ), $link ) );
	}

	/**
	 * Returns the style sheet for the colors in the URL.
	 *
	 * @param array $settings As Player_Settings::from_query() returns them.
	 * @return string '' for none.
	 */
	public static function get_styles( array $settings ): string {
		$style = '';
		foreach ( Player_Settings::COLORS as $name => $parameter ) {
			$style .= '' === $settings[ $name ] ? '' : "--$parameter:{$settings[ $name ]};";
		}
		return '' === $style ? '' : ".player{{$style}}";
	}

	/**
	 * Renders a document.
	 *
	 * @param string $title Plain text.
	 * @param string $style Safe style sheet; '' for none.
	 * @param string $links Escaped HTML for the head.
	 * @param string $body  Escaped HTML.
	 */
	private static function render_document( string $title, string $style, string $links, string $body ): string {
		return sprintf(
			'<!DOCTYPE html><html %1$s><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>%2$s</title>%3$s<link rel="stylesheet" href="%4$s">%5$s</head><body>%6$s</body></html>',
			get_language_attributes( 'html' ),
			esc_html( $title ),
			$links,
			esc_url( add_query_arg( 'ver', MAINSTREET_VERSION, self::get_style_url() ) ),
			'' === $style ? '' : "<style>$style</style>",
			$body
		);
	}

	/**
	 * Renders the video element, with native controls, which stay if the script does not load.
	 *
	 * @param array $settings As Player_Settings::from_query() returns them.
	 */
	private static function render_video( Player_Video $video, array $settings ): string {
		// Without controls and autoplay, the video could not be played.
		$switches = array(
			'controls'    => $settings['controls'] || ! $settings['autoplay'],
			'autoplay'    => $settings['autoplay'],
			'loop'        => $settings['loop'],
			'muted'       => $settings['muted'],
			'playsinline' => $settings['playsinline'],
		);
		$poster   = '' === $settings['poster'] ? $video->poster : $settings['poster'];
		$tracks   = '';
		foreach ( $video->tracks as $track ) {
			$tracks .= sprintf( '<track kind="%1$s" src="%2$s" srclang="%3$s" label="%4$s">', esc_attr( $track['kind'] ), esc_url( $track['src'] ), esc_attr( $track['srclang'] ), esc_attr( $track['label'] ) );
		}
		return sprintf(
			'<video%1$s%2$s preload="%3$s" %4$s%5$s>%8$s%6$s<p>%7$s</p></video>',
			$video->copy ? '' : ' src="' . esc_url( $video->file ) . '"',
			'' === $poster ? '' : ' poster="' . esc_url( $poster ) . '"',
			'' === $settings['preload'] ? 'metadata' : esc_attr( $settings['preload'] ),
			implode( ' ', array_keys( array_filter( $switches ) ) ),
			$video->allow_download ? '' : ' controlslist="nodownload"',
			$tracks,
			esc_html__( 'Your browser cannot play this video.', 'mainstreet-blocks' ),
			// The source of the original has no type: browsers skip types that they do not support, but can play some of them.
			$video->copy ? sprintf( '<source src="%1$s" type="%2$s"><source src="%3$s">', esc_url( $video->copy['src'] ), esc_attr( $video->copy['type'] ), esc_url( $video->file ) ) : ''
		);
	}

	/**
	 * Renders the age rating.
	 *
	 * @param string $rating `G`, `PG-13`, `R-17`; '' for none.
	 */
	private static function render_rating( string $rating ): string {
		/* translators: %s: a rating such as PG-13. */
		$text = sprintf( __( 'Rating: %s', 'mainstreet-blocks' ), $rating );
		return '' === $rating ? '' : sprintf( '<p class="rating" role="img" aria-label="%2$s" title="%2$s">%1$s</p>', esc_html( $rating ), esc_attr( $text ) );
	}

	/**
	 * Renders the control bar.
	 *
	 * @param string $file     URL of the file to download; '' if downloads are not allowed.
	 * @param float  $duration Duration in seconds; 0 if unknown.
	 */
	private static function render_controls( string $file, float $duration ): string {
		// Seek bars run from left to right in all languages.
		return '<div class="bar" dir="ltr">'
			. sprintf( '<input class="seek" type="range" min="0" max="%1$s" value="0" step="any" aria-label="%2$s">', esc_attr( (string) max( 1, round( $duration, 2 ) ) ), esc_attr__( 'Position', 'mainstreet-blocks' ) )
			. '<div class="row">'
			. self::render_button( 'play', __( 'Play', 'mainstreet-blocks' ), self::render_icon( 'play' ) . self::render_icon( 'pause' ) )
			. self::render_button( 'mute', __( 'Mute', 'mainstreet-blocks' ), self::render_icon( 'sound' ) . self::render_icon( 'silence' ) )
			. sprintf( '<input class="volume" type="range" min="0" max="1" value="1" step="0.05" aria-label="%s">', esc_attr__( 'Volume', 'mainstreet-blocks' ) )
			. '<span class="time">0:00</span><span class="chapter" dir="auto"></span>'
			. self::render_select( 'chapters', __( 'Chapters', 'mainstreet-blocks' ), '' )
			. self::render_select( 'captions', __( 'Captions', 'mainstreet-blocks' ), sprintf( '<option value="0">%s</option>', esc_html__( 'Off', 'mainstreet-blocks' ) ) )
			. sprintf( '<select class="speed" aria-label="%1$s" title="%1$s">%2$s</select>', esc_attr__( 'Speed', 'mainstreet-blocks' ), self::render_speeds() )
			. self::render_button( 'picture', __( 'Picture in picture', 'mainstreet-blocks' ), self::render_icon( 'picture' ) )
			. ( '' === $file ? '' : sprintf( '<a class="button" href="%1$s" download aria-label="%2$s" title="%2$s">%3$s</a>', esc_url( $file ), esc_attr__( 'Download', 'mainstreet-blocks' ), self::render_icon( 'download' ) ) )
			. self::render_button( 'full', __( 'Fullscreen', 'mainstreet-blocks' ), self::render_icon( 'full' ) . self::render_icon( 'leave' ) )
			. '</div></div>';
	}

	/**
	 * Returns the labels and messages of the script.
	 *
	 * @return array<string, string>
	 */
	private static function get_labels(): array {
		return array(
			'play'     => __( 'Play', 'mainstreet-blocks' ),
			'pause'    => __( 'Pause', 'mainstreet-blocks' ),
			'mute'     => __( 'Mute', 'mainstreet-blocks' ),
			'unmute'   => __( 'Unmute', 'mainstreet-blocks' ),
			'full'     => __( 'Fullscreen', 'mainstreet-blocks' ),
			'leave'    => __( 'Exit fullscreen', 'mainstreet-blocks' ),
			/* translators: 1: position such as 1:05, 2: length such as 42:10. */
			'position' => __( '%1$s of %2$s', 'mainstreet-blocks' ),
			'error'    => __( 'This video cannot be played right now. Please try again in a moment.', 'mainstreet-blocks' ),
		);
	}

	/**
	 * Renders a button.
	 *
	 * @param string $act   Action, for the script.
	 * @param string $label Plain text.
	 */
	private static function render_button( string $act, string $label, string $icons ): string {
		return sprintf( '<button type="button" class="button" data-act="%1$s" aria-label="%2$s" title="%2$s">%3$s</button>', $act, esc_attr( $label ), $icons );
	}

	/**
	 * Renders a select element behind an icon: its native list may be larger than the iframe. It is hidden while it is empty.
	 *
	 * @param string $part    Class, and name of the icon.
	 * @param string $label   Plain text.
	 * @param string $options HTML of the first options.
	 */
	private static function render_select( string $part, string $label, string $options ): string {
		return sprintf( '<span class="button pick" title="%2$s" hidden>%3$s<select class="%1$s" aria-label="%2$s">%4$s</select></span>', $part, esc_attr( $label ), self::render_icon( $part ), $options );
	}

	/** Renders the options for the playback rate. */
	private static function render_speeds(): string {
		$options = '';
		foreach ( self::SPEEDS as $speed ) {
			$options .= sprintf( '<option value="%1$s"%2$s>%3$s×</option>', $speed, '1' === $speed ? ' selected' : '', esc_html( number_format_i18n( (float) $speed, max( 0, strlen( $speed ) - 2 ) ) ) );
		}
		return $options;
	}

	/**
	 * Renders an icon.
	 *
	 * @param string $name Key of ICONS.
	 */
	private static function render_icon( string $name ): string {
		return sprintf( '<svg class="icon-%1$s" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path fill-rule="evenodd" d="%2$s"/></svg>', $name, self::ICONS[ $name ] );
	}

	/**
	 * Returns the Content-Security-Policy of the page: script and style sheet are allowed by URL, the inline style by hash. It contains no
	 * nonce, so that the page can be cached.
	 *
	 * @param string[] $media   URLs of videos and images.
	 * @param string   $style   Contents of the inline style; '' for none.
	 * @param bool     $is_open Whether other sites may embed the page.
	 */
	public static function get_security_header( array $media, string $style, bool $is_open ): string {
		$origins = implode( ' ', array_unique( array_merge( array( "'self'" ), array_filter( array_map( array( __CLASS__, 'get_origin' ), $media ) ) ) ) );
		// The header contains hashes in base64.
		$hash = '' === $style ? '' : " 'sha256-" . base64_encode( hash( 'sha256', $style, true ) ) . "'";
		return implode(
			'; ',
			array(
				"default-src 'none'",
				'script-src ' . self::encode_source( self::get_script_url() ),
				'style-src ' . self::encode_source( self::get_style_url() ) . $hash,
				"img-src $origins",
				"media-src $origins",
				"connect-src 'self'",
				"base-uri 'none'",
				"form-action 'none'",
				'frame-ancestors ' . ( $is_open ? '*' : implode( ' ', array_merge( array( "'self'" ), self::get_own_origins() ) ) ),
			)
		);
	}

	/**
	 * Returns the origins of this site's front end and admin.
	 *
	 * @return string[]
	 */
	public static function get_own_origins(): array {
		return array_values( array_unique( array_filter( array_map( array( __CLASS__, 'get_origin' ), array( home_url(), site_url(), admin_url() ) ) ) ) );
	}

	public static function get_script_url(): string {
		return plugins_url( 'build/video-player/view.js', MAINSTREET_FILE );
	}

	public static function get_style_url(): string {
		return plugins_url( 'build/video-player/style.css', MAINSTREET_FILE );
	}

	/** Returns the origin of a URL; '' for an invalid URL. */
	private static function get_origin( string $url ): string {
		$parts = wp_parse_url( $url );
		if ( ! isset( $parts['scheme'], $parts['host'] ) || ! preg_match( '/^[A-Za-z0-9.:\[\]-]+$/D', $parts['host'] ) ) {
			return '';
		}
		return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}

	/** Encodes the separators of the header in a URL. */
	private static function encode_source( string $url ): string {
		return str_replace( array( ' ', ';', ',' ), array( '%20', '%3B', '%2C' ), $url );
	}
}
