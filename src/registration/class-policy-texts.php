<?php
namespace Mainstreet\Registration;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * What services and modules declare for the site's privacy policy (`policy` of their declarations).
 */
final class Policy_Texts {

	/**
	 * Suggests for the privacy policy what the services in use, and modules by themselves, do with
	 * visitors' data (docs/server-contract.md B.26).
	 */
	public static function suggest_policy(): void {
		$texts = array();
		foreach ( Services::all() as $id => $service ) {
			if ( '' !== $service['policy'] && '' !== Secrets::source( $id ) ) {
				$texts[] = $service['policy'];
			}
		}
		foreach ( Modules::all() as $id => $module ) {
			$policy = $module['policy'] instanceof \Closure ? $module['policy']() : $module['policy'];
			if ( '' !== $policy && Modules::is_on( $id ) ) {
				$texts[] = $policy;
			}
		}
		if ( $texts ) {
			wp_add_privacy_policy_content( __( 'Mainstreet Blocks: services and cookies', 'mainstreet-blocks' ), '<p>' . implode( '</p><p>', array_map( 'esc_html', $texts ) ) . '</p>' );
		}
	}
}
