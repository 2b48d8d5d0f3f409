<?php
namespace Mainstreet\Video_Player\Rendering;

use Mainstreet\Video_Player\Player_Oembed;
use Mainstreet\Video_Player\Player_Security_Header;

defined( 'ABSPATH' ) || exit;

/** Renders the player's document, without theme and other plugins. Titles and labels of tracks are unescaped text, and are escaped here. */
final class Player_Renderer {

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
			'origins'  => $video->is_embeddable() ? array( '*' ) : Player_Security_Header::get_own_origins(),
			'strip'    => $video->strip ? $video->strip : null,
			'texts'    => Player_Controls::get_labels(),
		);
		$body = sprintf(
			'<main class="player" data-player="%1$s"><h1>%2$s</h1>%3$s%4$s%5$s<p class="note" role="status"></p><p class="spoken" aria-live="polite"></p></main><script defer src="%6$s"></script>',
			esc_attr( (string) wp_json_encode( $data ) ),
			esc_html( $video->title ),
			self::render_video( $video, $settings ),
			self::render_rating( $video->rating ),
			Player_Controls::render( $video->allow_download ? $video->file : '', $video->duration ),
			esc_url( add_query_arg( 'ver', MAINSTREET_VERSION, Player_Security_Header::get_script_url() ) )
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
			esc_url( add_query_arg( 'ver', MAINSTREET_VERSION, Player_Security_Header::get_style_url() ) ),
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
}
