<?php
namespace Mainstreet\Extensions\Shortlink;

use Mainstreet\Registration\Modules\Availability;

defined( 'ABSPATH' ) || exit;

/**
 * The field `jetpack_shortlink` (docs/server-contract.md A.11): read only, with what WordPress and plugins of the
 * site say by `wp_get_shortlink()`.
 */
final class Shortlink_Field {

	const NAME = 'jetpack_shortlink';

	/**
	 * Registers it for all types of content that visitors can open, unless another plugin has, or the site's host asks for a plan.
	 */
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
	 * The short address.
	 *
	 * @param array $post The post as REST has it.
	 * @return string '' for none.
	 */
	public static function get( $post ) {
		$link = isset( $post['id'] ) ? wp_get_shortlink( (int) $post['id'], 'post' ) : '';
		// Filters of other plugins answer here, too.
		return is_string( $link ) ? $link : '';
	}
}
