<?php
namespace Mainstreet\Site_Health;

use Mainstreet\Registration\Rest\Routes;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the checks under Settings > Mainstreet > Tools. The checks that core does not have are also added to Site Health
 * (docs/server-contract.md D.2). Results have the format of Site Health tests: `label`, `status` (`good`, `recommended`, `critical`),
 * `badge`, `description` (HTML), `actions`, `test`.
 */
final class Site_Checks {

	/** Checks in the order of the screen => whether the check is the plugin's own; the others are tests of core. */
	const ALL = array(
		'loopback'        => false,
		'cron'            => true,
		'mail'            => true,
		'secrets'         => true,
		'https'           => false,
		'upload'          => true,
		'private-folder'  => true,
		'private-videos'  => true,
		'shared-uploads'  => true,
		'typed-addresses' => true,
		'object-cache'    => false,
		'rest'            => true,
	);

	/** Checks that send a loopback request, and therefore run asynchronously. */
	const SLOW = array( 'private-folder', 'private-videos' );

	/**
	 * Callback of `site_status_tests`: adds the plugin's own checks.
	 *
	 * @param array[] $tests Tests: `direct` and `async`.
	 * @return array[]
	 */
	public static function add_tests( $tests ) {
		$tests = is_array( $tests ) ? $tests : array();
		foreach ( array_keys( array_filter( self::ALL ) ) as $id ) {
			if ( in_array( $id, self::SLOW, true ) ) {
				$tests['async'][ 'mainstreet_' . $id ] = array(
					'label'             => self::name( $id ),
					'test'              => rest_url( Routes::OWN . '/checks/' . $id ),
					'has_rest'          => true,
					'async_direct_test' => static fn() => self::run( $id ),
				);
				continue;
			}
			$tests['direct'][ 'mainstreet_' . $id ] = array(
				'label' => self::name( $id ),
				'test'  => static fn() => self::run( $id ),
			);
		}
		return $tests;
	}

	/**
	 * Returns the name of a check.
	 *
	 * @param string $id Check.
	 * @return string
	 */
	public static function name( $id ) {
		$names = array(
			'loopback'        => __( 'Loopback requests', 'mainstreet-blocks' ),
			'cron'            => __( 'Scheduled tasks', 'mainstreet-blocks' ),
			'mail'            => __( 'Email', 'mainstreet-blocks' ),
			'secrets'         => __( 'Stored keys and accounts', 'mainstreet-blocks' ),
			'https'           => __( 'HTTPS', 'mainstreet-blocks' ),
			'upload'          => __( 'Upload size', 'mainstreet-blocks' ),
			'private-folder'  => __( 'Files uploaded by visitors', 'mainstreet-blocks' ),
			'private-videos'  => __( 'Private videos', 'mainstreet-blocks' ),
			'shared-uploads'  => __( 'Web servers and uploads', 'mainstreet-blocks' ),
			'typed-addresses' => __( 'Addresses of other servers', 'mainstreet-blocks' ),
			'object-cache'    => __( 'Object cache', 'mainstreet-blocks' ),
			'rest'            => __( 'REST API access for visitors', 'mainstreet-blocks' ),
		);
		return $names[ $id ];
	}

	/**
	 * Runs a check.
	 *
	 * @param string $id Check.
	 * @return array Result of a Site Health test, and `text`: its description without HTML.
	 */
	public static function run( $id ): array {
		$result         = self::ALL[ $id ] ? self::run_own( $id ) : self::run_core( $id );
		$result['text'] = trim( (string) preg_replace( '/\s+/', ' ', html_entity_decode( wp_strip_all_tags( str_replace( '<', ' <', $result['description'] ) ), ENT_QUOTES, 'UTF-8' ) ) );
		return $result;
	}

	/**
	 * Runs one of the plugin's own checks.
	 *
	 * @param string $id Check.
	 * @return array Result of a Site Health test.
	 */
	private static function run_own( $id ): array {
		$method                        = str_replace( '-', '_', $id );
		$result                        = Site_Check_Results::$method();
		list( $status, $label, $text ) = $result;
		return array(
			'label'       => $label,
			'status'      => $status,
			'badge'       => array(
				'label' => 'Mainstreet',
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $text ) . '</p>' . ( isset( $result[3] ) ? '<pre><code>' . esc_html( $result[3] ) . '</code></pre>' : '' ),
			'actions'     => '',
			'test'        => 'mainstreet_' . $id,
		);
	}

	/**
	 * Runs a test of core.
	 *
	 * @param string $id Check.
	 * @return array
	 */
	private static function run_core( $id ) {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-site-health.php';
		$health = \WP_Site_Health::get_instance();
		switch ( $id ) {
			case 'loopback':
				return $health->get_test_loopback_requests();
			case 'https':
				return $health->get_test_https_status();
			default:
				return $health->get_test_persistent_object_cache();
		}
	}

	/**
	 * Callback of `mainstreet_settings_state`: adds the list of checks as `checks`: list of `id`, `label`.
	 *
	 * @param array $state State of the settings screen.
	 * @return array
	 */
	public static function add_to_settings( array $state ) {
		$checks = array();
		foreach ( array_keys( self::ALL ) as $id ) {
			$checks[] = array(
				'id'    => $id,
				'label' => self::name( $id ),
			);
		}
		$state['checks'] = $checks;
		return $state;
	}
}
