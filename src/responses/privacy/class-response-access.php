<?php
namespace Mainstreet\Responses\Privacy;

use Mainstreet\Core\Errors;
use Mainstreet\Responses\Storage\Legacy_Response_Parser;
use Mainstreet\Responses\Storage\Response_Reader;
use Mainstreet\Responses\Storage\Response_Type;

defined( 'ABSPATH' ) || exit;

/**
 * Limits what users see of a response. Only users who manage the site see the IP address and browser of the visitor; all
 * other data is visible to users who may edit the response.
 */
final class Response_Access {

	/** Members of a v3 object with data about the visitor's address and browser. */
	const HIDDEN = array( 'ip', 'user_agent', 'country_code' );

	/**
	 * Returns a response that the current user may read or change.
	 *
	 * @param int    $id         Post id.
	 * @param string $capability Required capability for this response, such as `edit_post`.
	 * @return \WP_Post|\WP_Error
	 */
	public static function get_post( int $id, string $capability = 'edit_post' ) {
		$post = get_post( $id );
		if ( ! $post || 'feedback' !== $post->post_type || ! in_array( $post->post_status, Response_Type::STATUSES, true ) ) {
			return new \WP_Error( 'rest_post_invalid_id', __( 'This response no longer exists.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		return current_user_can( $capability, $id ) ? $post : Errors::forbidden();
	}

	/** Whether the current user may see IP addresses and browsers. */
	public static function sees_client(): bool {
		return current_user_can( 'manage_options' );
	}

	/**
	 * Removes what the current user may not see from a v3 object.
	 *
	 * @param array $entry v3 object.
	 */
	public static function entry( array $entry ): array {
		return self::sees_client() ? $entry : array_diff_key( $entry, array_flip( self::HIDDEN ) );
	}

	/**
	 * Returns the stored text of a response without what the current user may not see.
	 *
	 * @param \WP_Post $post Response, in any format.
	 */
	public static function content( \WP_Post $post ): string {
		if ( self::sees_client() ) {
			return $post->post_content;
		}
		$stored = Legacy_Response_Parser::decode( $post->post_content );
		if ( null !== $stored ) {
			return (string) wp_json_encode( self::entry( $stored ), JSON_HEX_TAG | JSON_HEX_AMP );
		}
		$entry = Response_Reader::entry( $post );
		return str_replace( array_filter( array( $entry['ip'], $entry['user_agent'] ) ), '', $post->post_content );
	}

	/**
	 * Filters what blocks and template tags show of a response.
	 *
	 * @param string[] $pages Parts of the stored text.
	 * @param \WP_Post $post  Response.
	 * @return string[]
	 */
	public static function pages( $pages, \WP_Post $post ) {
		return ! self::sees_client() ? array( self::content( $post ) ) : $pages;
	}

	/**
	 * Closes responses for XML-RPC to users who may not see all data: some of its methods return posts unfiltered. These users
	 * have the screen and the REST API.
	 *
	 * @param array $methods Methods of the server.
	 * @return array Unchanged.
	 */
	public static function guard_xmlrpc( $methods ) {
		add_filter( 'map_meta_cap', array( __CLASS__, 'refuse' ), 10, 4 );
		return $methods;
	}

	/**
	 * Requires the capability to see all data for reading and editing a response.
	 *
	 * @param string[] $caps    Required capabilities.
	 * @param string   $cap     Requested capability.
	 * @param int      $user_id User.
	 * @param array    $args    The post comes first.
	 * @return string[]
	 */
	public static function refuse( $caps, $cap, $user_id, $args ) {
		$is_about_post = in_array( $cap, array( 'edit_post', 'read_post' ), true ) && isset( $args[0] );
		return $is_about_post && Response_Type::TYPE === get_post_type( $args[0] ) ? array_merge( $caps, array( 'manage_options' ) ) : $caps;
	}

	/**
	 * Filters the content in core's export.
	 *
	 * @param string $content Stored text of the post that is being exported.
	 * @return string
	 */
	public static function filter_export( $content ) {
		$post = get_post();
		return $post && Response_Type::TYPE === $post->post_type && $content === $post->post_content ? self::content( $post ) : $content;
	}

	/**
	 * Excludes the data for Akismet, which contains address and browser, from core's export.
	 *
	 * @param bool   $skips Whether the meta is excluded.
	 * @param string $key   Meta key.
	 * @return bool
	 */
	public static function filter_export_meta( $skips, $key ) {
		return $skips || ( '_feedback_akismet_values' === $key && ! self::sees_client() );
	}
}
