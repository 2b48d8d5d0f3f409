<?php
namespace Mainstreet\Video_Player;

use Mainstreet\Video_Player\Rendering\Player_Frame;
use Mainstreet\Video_Player\Rendering\Player_Settings;
use Mainstreet\Video_Player\Rendering\Player_Video;

defined( 'ABSPATH' ) || exit;

/**
 * Posts hold the service's addresses (core's video and embed blocks, lines of their own) and its shortcodes. What is in this site's media
 * library is shown by this site's player; all else is what core makes of it.
 */
final class Post_Videos {

	/** Attributes of the shortcodes that are on or off, by attribute of the player. */
	const SWITCHES = array(
		'autoplay'    => 'autoplay',
		'controls'    => 'controls',
		'loop'        => 'loop',
		'muted'       => 'muted',
		'playsinline' => 'playsinline',
	);

	/**
	 * An address in a post. A handler of core's embeds.
	 *
	 * @param array  $matches Of the pattern.
	 * @param array  $attr    `width`, `height`: what fits.
	 * @param string $url     Address.
	 * @return string|false HTML; false where core goes on.
	 */
	public static function embed( $matches, $attr, $url ) {
		$address = Service_Address::read( $url );
		$video   = $address ? Player_Video::find( $address['guid'] ) : null;
		return $video ? Player_Frame::own( $video, Player_Settings::read( $address['query'] ) ) : false;
	}

	/**
	 * The same in the editor. Filter `rest_dispatch_request`, behind the permission check of core's proxy.
	 *
	 * @param mixed            $result  What others answer; null so far.
	 * @param \WP_REST_Request $request Request.
	 * @param string           $route   Its route.
	 * @return mixed Data of an oEmbed answer, or what came in.
	 */
	public static function at_route( $result, $request, $route ) {
		$address = null === $result && '/oembed/1.0/proxy' === $route ? Service_Address::read( $request['url'] ) : null;
		$video   = $address ? Player_Video::find( $address['guid'] ) : null;
		return $video ? (object) array(
			'version'       => '1.0',
			'type'          => 'video',
			'provider_name' => 'VideoPress',
			'provider_url'  => home_url(),
			'title'         => $video->is_private ? '' : $video->title,
			'width'         => $video->width,
			'height'        => $video->height,
			'html'          => Player_Frame::own( $video, Player_Settings::read( $address['query'] ) ),
		) : $result;
	}

	/**
	 * A shortcode, such as `[wpvideo Qa12bC3d w=640 loop=true]`.
	 *
	 * @param mixed $given Its attributes, of any type.
	 * @return string HTML; '' for what is no guid.
	 */
	public static function shortcode( $given ): string {
		$given = is_array( $given ) ? $given : array();
		$guid  = isset( $given[0] ) ? $given[0] : ( isset( $given['guid'] ) ? $given['guid'] : '' );
		if ( ! Player_Address::is_guid( $guid ) ) {
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
			return Player_Frame::of( $guid, $attributes );
		}
		return Player_Frame::own( $video, $attributes, isset( $given['w'] ) && is_numeric( $given['w'] ) ? max( 0, (int) $given['w'] ) : 0 );
	}
}
