<?php
namespace Mainstreet\Extensions\Shortlink;

use Mainstreet\Registration\Modules\Availability;

defined( 'ABSPATH' ) || exit;

/** The read-only REST field `jetpack_shortlink` (docs/server-contract.md A.11). Its value comes from wp_get_shortlink(), so plugins can filter it. */
final class Shortlink_Field {

	const NAME = 'jetpack_shortlink';

	/** Registers the field for all public post types, unless another plugin has registered it, or the host requires a plan. */
	public static function register(): void {
		global $wp_rest_additional_fields;
		if ( Availability::feature_problem( 'shortlinks' ) ) {
			return;
		}
		$types = get_post_types(
			array(
				'public'       => true,
				'show_in_rest' => true,
			)
		);
		foreach ( array_diff( $types, array( 'attachment' ) ) as $type ) {
			if ( isset( $wp_rest_additional_fields[ $type ][ self::NAME ] ) ) {
				continue;
			}
			register_rest_field(
				$type,
				self::NAME,
				array(
					'get_callback' => array( __CLASS__, 'get' ),
					'schema'       => array(
						'description' => __( 'Shortlink of the post.', 'mainstreet-blocks' ),
						'type'        => 'string',
						'context'     => array( 'view', 'edit' ),
						'readonly'    => true,
					),
				)
			);
		}
	}

	/**
	 * Returns the shortlink.
	 *
	 * @param array $post Post in a REST response.
	 * @return string An empty string for none.
	 */
	public static function get( $post ) {
		$link = isset( $post['id'] ) ? wp_get_shortlink( (int) $post['id'], 'post' ) : '';
		// Filters of other plugins may return other types.
		return is_string( $link ) ? $link : '';
	}
}
