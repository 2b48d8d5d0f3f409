<?php
namespace Mainstreet\Registration;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Modules;

defined( 'ABSPATH' ) || exit;

/** Adds the privacy policy texts of services and modules (`policy` in their declarations). */
final class Policy_Texts {

	/** Suggests texts about the handling of visitors' data by connected services and active modules (docs/server-contract.md B.26). */
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
