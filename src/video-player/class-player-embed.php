<?php
namespace Mainstreet\Video_Player;

use Mainstreet\Video_Player\Rendering\Player_Settings;
use Mainstreet\Video_Player\Rendering\Player_Stand_In;
use Mainstreet\Video_Player\Rendering\Player_Video;

defined( 'ABSPATH' ) || exit;

/**
 * OEmbed for addresses of players (docs/server-contract.md A42). Posts of this site may hold every public video by its address; other sites
 * are told of those that their owner lets be embedded, and of private ones nobody.
 */
final class Player_Embed {

	/** Widest and highest, in pixels. */
	const LARGEST = 4096;

	/**
	 * An address of a player in a post of this site. Filter `pre_oembed_result`.
	 *
	 * @param mixed  $result What others found; null so far.
	 * @param string $url    Address.
	 * @param mixed  $args   `width`, `height`: what fits, in pixels.
	 * @return mixed HTML; false for a video that is not shown by its address alone; what came in for any other address.
	 */
	public static function in_post( $result, $url, $args ) {
		$address = null === $result ? Player_Address::read( (string) $url ) : null;
		if ( ! $address ) {
			return $result;
		}
		$video = Player_Video::find( $address['guid'] );
		$args  = is_array( $args ) ? $args : array();
		// Core would go on and take the front page for it.
		return $video && ! $video->is_private ? self::frame( $video, $address['query'], self::size( $video, $args, 'width', 'height' ) ) : false;
	}

	/**
	 * The same where core keeps answers with the post, in which a title would outlive its video's being public. A handler of core's embeds, which are
	 * asked first and whose answers are not kept.
	 *
	 * @param array  $matches Of the pattern.
	 * @param array  $attr    `width`, `height`: what fits.
	 * @param string $url     Address.
	 * @return string|false HTML; false where core goes on.
	 */
	public static function in_content( $matches, $attr, $url ) {
		$address = is_feed() ? Player_Address::read( (string) $url ) : null;
		$video   = $address ? Player_Video::find( $address['guid'] ) : null;
		if ( $video ) {
			return Player_Stand_In::link( $video, Player_Settings::read( $address['query'] ) );
		}
		$html = self::in_post( null, $url, $attr );
		return is_string( $html ) ? $html : false;
	}

	/**
	 * Requests to core's own oEmbed routes. Filter `rest_dispatch_request`, behind their permission check.
	 *
	 * @param mixed            $result  What others answer; null so far.
	 * @param \WP_REST_Request $request Request.
	 * @param string           $route   Its route.
	 * @return mixed Data of an oEmbed answer, an error, or what came in.
	 */
	public static function at_route( $result, $request, $route ) {
		$is_editor = '/oembed/1.0/proxy' === $route;
		if ( null !== $result || ( ! $is_editor && '/oembed/1.0/embed' !== $route ) ) {
			return $result;
		}
		$address = Player_Address::read( (string) $request['url'] );
		if ( ! $address ) {
			return $result;
		}
		$video = Player_Video::find( $address['guid'] );
		if ( ! $video || $video->is_private || ( ! $is_editor && ! $video->is_open() ) ) {
			return new \WP_Error( 'oembed_invalid_url', get_status_header_desc( 404 ), array( 'status' => 404 ) );
		}
		$data = self::data( $video, $address['query'], self::size( $video, $request->get_params(), 'maxwidth', 'maxheight' ) );
		// As core: an object for its own editor, a list for the other route, which can make XML of it.
		return $is_editor ? (object) $data : $data;
	}

	/**
	 * Links by which other sites find the oEmbed answers.
	 *
	 * @param Player_Video $video Video.
	 * @return string Escaped HTML; '' for one that is not embedded elsewhere.
	 */
	public static function links( Player_Video $video ): string {
		if ( ! $video->is_open() ) {
			return '';
		}
		$url   = Player_Address::of( $video->guid, array() );
		$links = sprintf( '<link rel="alternate" title="oEmbed (JSON)" type="application/json+oembed" href="%s">', esc_url( get_oembed_endpoint_url( $url ) ) );
		return $links . ( class_exists( 'SimpleXMLElement' ) ? sprintf( '<link rel="alternate" title="oEmbed (XML)" type="text/xml+oembed" href="%s">', esc_url( get_oembed_endpoint_url( $url, 'xml' ) ) ) : '' );
	}

	/**
	 * An answer of oEmbed.
	 *
	 * @param Player_Video $video Video.
	 * @param array        $query Parameters of the address.
	 * @param int[]        $size  Width and height.
	 */
	private static function data( Player_Video $video, array $query, array $size ): array {
		$data = array(
			'version'       => '1.0',
			'type'          => 'video',
			'provider_name' => get_bloginfo( 'name' ),
			'provider_url'  => home_url(),
			'title'         => $video->title,
			'width'         => $size[0],
			'height'        => $size[1],
			'html'          => self::frame( $video, $query, $size ),
		);
		return '' === $video->poster ? $data : $data + array(
			'thumbnail_url'    => $video->poster,
			'thumbnail_width'  => $size[0],
			'thumbnail_height' => $size[1],
		);
	}

	/**
	 * The frame with the player.
	 *
	 * @param Player_Video $video Video.
	 * @param array        $query Parameters of the address, of any type.
	 * @param int[]        $size  Width and height.
	 * @return string Escaped HTML.
	 */
	private static function frame( Player_Video $video, array $query, array $size ): string {
		return sprintf(
			'<iframe title="%1$s" width="%2$d" height="%3$d" src="%4$s" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen loading="lazy"></iframe>',
			esc_attr( $video->title ),
			$size[0],
			$size[1],
			esc_url( Player_Address::of( $video->guid, Player_Settings::read( $query ) ) )
		);
	}

	/**
	 * Size of the frame: that of the video, made to fit.
	 *
	 * @param Player_Video $video  Video.
	 * @param array        $limits What fits, of any type.
	 * @param string       $width  Name of the limit of the width.
	 * @param string       $height Name of the limit of the height.
	 * @return int[] Width and height in pixels.
	 */
	private static function size( Player_Video $video, array $limits, string $width, string $height ): array {
		$limit = static function ( $name ) use ( $limits ) {
			$value = isset( $limits[ $name ] ) && is_numeric( $limits[ $name ] ) ? (float) $limits[ $name ] : 0;
			return $value >= 1 ? (int) min( self::LARGEST, $value ) : self::LARGEST;
		};
		$ratio = min( 1, $limit( $width ) / $video->width, $limit( $height ) / $video->height );
		return array( max( 1, (int) round( $video->width * $ratio ) ), max( 1, (int) round( $video->height * $ratio ) ) );
	}
}
