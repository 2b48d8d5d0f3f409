<?php
namespace Mainstreet\Video_Player;

use Mainstreet\Video_Player\Rendering\Player_Frame;
use Mainstreet\Video_Player\Rendering\Player_Settings;
use Mainstreet\Video_Player\Rendering\Player_Video;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the VideoPress URLs (core's video and embed blocks, URLs on lines of their own) and shortcodes in posts. Videos in this site's
 * media library get this site's player; other URLs are left to core.
 */
final class Videopress_Embeds {

	/** Boolean attributes of the shortcodes => attributes of the player. */
	const SWITCHES = array(
		'autoplay'    => 'autoplay',
		'controls'    => 'controls',
		'loop'        => 'loop',
		'muted'       => 'muted',
		'playsinline' => 'playsinline',
	);

	/**
	 * Embed handler for VideoPress URLs.
	 *
	 * @param array  $matches Matches of the handler's pattern.
	 * @param array  $attr    Maximum `width` and `height` in pixels.
	 * @param string $url     URL.
	 * @return string|false HTML; false if core should handle the URL.
	 */
	public static function handle_embed( $matches, $attr, $url ) {
		$address = Player_Url::parse_videopress( $url );
		$video   = $address ? Player_Video::find( $address['guid'] ) : null;
		return $video ? Player_Frame::render_own( $video, Player_Settings::from_query( $address['query'] ) ) : false;
	}

	/**
	 * Callback of `rest_dispatch_request`: embeds VideoPress URLs in the editor. Runs after the permission check of core's oEmbed proxy.
	 *
	 * @param mixed  $result Result of an earlier callback; null for none.
	 * @param string $route  Route.
	 * @return mixed oEmbed data, or $result.
	 */
	public static function filter_rest_dispatch( $result, $request, $route ) {
		$address = null === $result && '/oembed/1.0/proxy' === $route ? Player_Url::parse_videopress( $request['url'] ) : null;
		$video   = $address ? Player_Video::find( $address['guid'] ) : null;
		return $video ? (object) array(
			'version'       => '1.0',
			'type'          => 'video',
			'provider_name' => 'VideoPress',
			'provider_url'  => home_url(),
			'title'         => $video->is_private ? '' : $video->title,
			'width'         => $video->width,
			'height'        => $video->height,
			'html'          => Player_Frame::render_own( $video, Player_Settings::from_query( $address['query'] ) ),
		) : $result;
	}

	/**
	 * Renders a shortcode, such as `[wpvideo Qa12bC3d w=640 loop=true]`.
	 *
	 * @param mixed $given Attributes, of any type.
	 * @return string HTML; '' for an invalid guid.
	 */
	public static function render_shortcode( $given ): string {
		$given = is_array( $given ) ? $given : array();
		$guid  = isset( $given[0] ) ? $given[0] : ( isset( $given['guid'] ) ? $given['guid'] : '' );
		if ( ! Player_Url::is_guid( $guid ) ) {
			return '';
		}
		$attributes = array();
		foreach ( self::SWITCHES as $name => $attribute ) {
			if ( isset( $given[ $name ] ) ) {
				$attributes[ $attribute ] = ! in_array( strtolower( (string) $given[ $name ] ), array( '', '0', 'false', 'no', 'off' ), true );
			}
		}
		foreach ( array( 'preload' => 'preloadcontent', 'poster' => 'posterurl', 'seekbarColor' => 'sbc', 'seekbarPlayedColor' => 'sbpc', 'seekbarLoadingColor' => 'sblc' ) as $attribute => $name ) { // phpcs:ignore WordPress.Arrays -- a short table.
			$attributes[ $attribute ] = isset( $given[ $name ] ) ? $given[ $name ] : '';
		}
		$video = Player_Video::find( $guid );
		if ( ! $video ) {
			return Player_Frame::render( $guid, $attributes );
		}
		return Player_Frame::render_own( $video, $attributes, isset( $given['w'] ) && is_numeric( $given['w'] ) ? max( 0, (int) $given['w'] ) : 0 );
	}
}
