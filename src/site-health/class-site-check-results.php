<?php
namespace Mainstreet\Site_Health;

use Mainstreet\Connections\Secrets\Unreadable_Secrets;
use Mainstreet\Http\Address_Pin;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Upload_Probe;
use Mainstreet\Registration\Rest\Routes;
use Mainstreet\Responses\Files\File_Quota;
use Mainstreet\Responses\Files\Response_Files;
use Mainstreet\Responses\Files\Shared_Uploads;
use Mainstreet\Responses\Storage\Response_Type;
use Mainstreet\Uploads\Part_Files;
use Mainstreet\Videos\Files\Video_Folder;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin's own checks of Site_Checks. Each returns its status (`good`, `recommended`, `critical`), a label, an explanation, and
 * optionally lines for a server configuration.
 */
final class Site_Check_Results {

	/** nginx configuration that blocks the folders of private videos and of unfinished uploads. */
	const NGINX_LOCATION = "location ~ /mainstreet-(private-videos|parts)-[0-9a-f]+/ {\n\treturn 403;\n}";

	/** Results of probe_folder(). */
	const OUTSIDE    = 'outside';
	const UNWRITABLE = 'unwritable';
	const UNKNOWN    = 'unknown';
	const CLOSED     = 'closed';
	const OPEN       = 'open';

	/** Seconds: cron counts as late if an event is overdue by more. */
	const CRON_LATE_SECONDS = 15 * MINUTE_IN_SECONDS;

	/** Checks whether scheduled tasks run. */
	public static function cron(): array {
		if ( ! self::is_cron_late() ) {
			return array( 'good', __( 'Scheduled tasks are running', 'mainstreet-blocks' ), __( 'Newsletters are sent and old data is deleted on time.', 'mainstreet-blocks' ) );
		}
		$advice = defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON
			? __( 'The server is responsible for running them (DISABLE_WP_CRON), but its cron job does not seem to run. Please check with your host.', 'mainstreet-blocks' )
			: __( 'They run when someone visits the site. If the site has visitors, its loopback requests may be blocked. Please ask your host.', 'mainstreet-blocks' );
		return array( 'recommended', __( 'Scheduled tasks are more than 15 minutes late', 'mainstreet-blocks' ), __( 'Newsletters are delayed, and old data is not deleted.', 'mainstreet-blocks' ) . ' ' . $advice );
	}

	/** Checks whether emails about responses were sent. */
	public static function mail(): array {
		if ( ! self::can_mail() ) {
			return array( 'critical', __( 'This site cannot send email', 'mainstreet-blocks' ), __( 'PHP’s mail function is disabled, and no plugin sends email instead. Responses are stored, but no one is notified.', 'mainstreet-blocks' ) );
		}
		$failed = self::count_failed_mails();
		if ( $failed > 0 ) {
			/* translators: %s: number of form responses. */
			$label = sprintf( _n( 'The email about %s response could not be sent', 'The emails about %s responses could not be sent', $failed, 'mainstreet-blocks' ), number_format_i18n( $failed ) );
			return array( 'recommended', $label, __( 'In the last seven days. The Form responses screen shows which responses are affected and why, and can resend the emails. You can send yourself a test email under Newsletter.', 'mainstreet-blocks' ) );
		}
		return array( 'good', __( 'All emails about responses were sent in the last seven days', 'mainstreet-blocks' ), __( 'To check that emails are delivered, send yourself a test email under Newsletter.', 'mainstreet-blocks' ) );
	}

	/** Returns the number of responses of the last seven days whose email failed. */
	private static function count_failed_mails(): int {
		global $wpdb;
		$since = gmdate( 'Y-m-d H:i:s', time() - WEEK_IN_SECONDS );
		// phpcs:ignore WordPress.DB -- uses the index of meta keys; only failed emails have this key.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->postmeta} m INNER JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE m.meta_key = '_mainstreet_mail_error' AND p.post_type = %s AND p.post_date_gmt > %s", Response_Type::TYPE, $since ) );
	}

	/** Checks whether stored keys and tokens can be decrypted. */
	public static function secrets(): array {
		$labels = array_column( Unreadable_Secrets::find_all(), 'label' );
		if ( ! $labels ) {
			return array( 'good', __( 'Stored keys and accounts can be read', 'mainstreet-blocks' ), __( 'They are encrypted with the security keys in wp-config.php. When those are replaced, keys have to be entered again.', 'mainstreet-blocks' ) );
		}
		/* translators: %s: list of services. */
		$text = Unreadable_Secrets::explanation() . ' ' . sprintf( __( 'This is about: %s', 'mainstreet-blocks' ), implode( ', ', $labels ) );
		return array( 'critical', __( 'Stored keys and accounts cannot be read', 'mainstreet-blocks' ), $text );
	}

	/** Checks the largest upload that the web server accepts, from the last test upload. */
	public static function upload(): array {
		$probe   = Upload_Probe::last();
		$allowed = wp_max_upload_size();
		if ( ! $probe ) {
			/* translators: %s: size of a file, such as 64 MB. */
			return array( 'good', sprintf( __( 'PHP accepts files of up to %s', 'mainstreet-blocks' ), size_format( $allowed ) ), __( 'To find out whether the web server accepts them too, use “Test uploads” under Settings > Mainstreet > Tools.', 'mainstreet-blocks' ) );
		}
		/* translators: %s: size of a file, such as 10 MB. */
		$label = sprintf( __( 'The web server accepts uploads of %s', 'mainstreet-blocks' ), size_format( $probe['bytes'] ) );
		if ( PHP_INT_MAX === Upload_Probe::limit() ) {
			return array( 'good', $label, __( 'All test uploads up to the PHP limit were accepted.', 'mainstreet-blocks' ) );
		}
		/* translators: 1: size the web server accepts, 2: size PHP accepts. */
		return array( 'recommended', $label, sprintf( __( 'A larger test upload failed, although PHP accepts files of up to %2$s. Visitors are told that the limit is %1$s. Ask your host to raise the web server’s limit.', 'mainstreet-blocks' ), size_format( $probe['bytes'] ), size_format( $allowed ) ) );
	}

	/** Checks whether the web server serves files that visitors have uploaded. */
	public static function private_folder(): array {
		$folder = Response_Files::get_folder( false );
		$good   = __( 'Files uploaded by visitors are private', 'mainstreet-blocks' );
		if ( '' === $folder ) {
			return array( 'good', $good, __( 'No visitor has uploaded a file yet.', 'mainstreet-blocks' ) );
		}
		switch ( self::probe_folder( $folder ) ) {
			case self::OUTSIDE:
				return array( 'good', $good, __( 'They are stored outside the public web directory.', 'mainstreet-blocks' ) );
			case self::UNWRITABLE:
				return array( 'critical', __( 'Files uploaded by visitors cannot be saved', 'mainstreet-blocks' ), __( 'The upload folder is not writable. Please check its permissions.', 'mainstreet-blocks' ) );
			case self::UNKNOWN:
				return array( 'recommended', __( 'Could not check whether files uploaded by visitors are private', 'mainstreet-blocks' ), __( 'The site could not send a loopback request. See the check for loopback requests.', 'mainstreet-blocks' ) );
			case self::CLOSED:
				return array( 'good', $good, __( 'The web server does not serve them.', 'mainstreet-blocks' ) );
		}
		return array( 'recommended', __( 'Files uploaded by visitors are only protected by their random names', 'mainstreet-blocks' ), __( 'Anyone who knows the random URL can open them, because the web server ignores the .htaccess file in their folder. Ask your host to block access to the folder starting with “mainstreet-” in the uploads folder.', 'mainstreet-blocks' ) );
	}

	/** Checks whether the web server serves private videos and unfinished uploads. */
	public static function private_videos(): array {
		$good  = __( 'Private videos are private', 'mainstreet-blocks' );
		$found = array_map( array( __CLASS__, 'probe_folder' ), array_filter( array( Video_Folder::path( false ), Part_Files::get_folder( false ) ) ) );
		if ( in_array( self::OPEN, $found, true ) ) {
			return array( 'recommended', __( 'Private videos are only protected by their random folder names', 'mainstreet-blocks' ), __( 'Anyone who knows the random URL can open private videos and partial uploads, because the web server ignores the .htaccess files in their folders (nginx always does). Add these lines to the server configuration for this site, or ask your host to do so, and reload it:', 'mainstreet-blocks' ), self::NGINX_LOCATION );
		}
		if ( in_array( self::UNWRITABLE, $found, true ) ) {
			return array( 'critical', __( 'Videos cannot be made private', 'mainstreet-blocks' ), __( 'The folder for private videos or for partial uploads is not writable. Please check the permissions of the folders starting with “mainstreet-” in the uploads folder.', 'mainstreet-blocks' ) );
		}
		if ( in_array( self::UNKNOWN, $found, true ) ) {
			return array( 'recommended', __( 'Could not check whether private videos are private', 'mainstreet-blocks' ), __( 'The site could not send a loopback request. See the check for loopback requests.', 'mainstreet-blocks' ) );
		}
		return array( 'good', $good, $found ? __( 'The web server does not serve them or partial uploads.', 'mainstreet-blocks' ) : __( 'There are no private videos yet.', 'mainstreet-blocks' ) );
	}

	/** Checks whether all web servers of the site share the uploads folder, and whether the quota for visitors' files is nearly used up. */
	public static function shared_uploads(): array {
		Shared_Uploads::write_marker();
		$missing = Shared_Uploads::find_missing();
		if ( $missing ) {
			/* translators: %s: names of servers. */
			$text = sprintf( __( 'The current server cannot see the files on these servers: %s. Files uploaded through one server are not available on the others, and remain on its disk when the response is deleted. Let all servers share the uploads folder, or set a shared folder with the mainstreet_private_folder filter.', 'mainstreet-blocks' ), implode( ', ', $missing ) );
			return array( 'critical', __( 'Not all web servers of this site share the uploads folder', 'mainstreet-blocks' ), $text );
		}
		$taken = File_Quota::count_bytes();
		$limit = File_Quota::get_limits()['site'];
		if ( $taken > 0.8 * $limit ) {
			/* translators: 1: size such as 4 GB, 2: size such as 5 GB. */
			$text = sprintf( __( 'They use %1$s of %2$s. When the limit is reached, forms no longer accept files. Delete responses you no longer need, or raise the limit in code with mainstreet_files_quota.', 'mainstreet-blocks' ), size_format( $taken ), size_format( $limit ) );
			return array( 'recommended', __( 'There is little space left for files uploaded by visitors', 'mainstreet-blocks' ), $text );
		}
		return array( 'good', __( 'All web servers of this site share the uploads folder', 'mainstreet-blocks' ), __( 'Files uploaded by visitors are available on each of them. Servers that responded within the last day are compared.', 'mainstreet-blocks' ) );
	}

	/** Checks whether URLs that users enter, such as podcast feeds, can be requested safely (docs/server-contract.md 0.4). */
	public static function typed_addresses(): array {
		$lack = Address_Pin::unsupported_reason( 'https://example.org/' );
		if ( '' === $lack ) {
			return array( 'good', __( 'Addresses of other servers can be loaded', 'mainstreet-blocks' ), __( 'Requests go to the server that was checked before.', 'mainstreet-blocks' ) );
		}
		return array( 'recommended', __( 'Addresses of other servers cannot be loaded', 'mainstreet-blocks' ), $lack . ' ' . __( 'Podcasts, link previews and copies of images need it.', 'mainstreet-blocks' ) );
	}

	/** Checks whether visitors can use the REST API (docs/server-contract.md 0.6). */
	public static function rest(): array {
		if ( ! Routes::is_closed() ) {
			return array( 'good', __( 'Visitors can use the REST API', 'mainstreet-blocks' ), __( 'Forms are submitted without reloading the page.', 'mainstreet-blocks' ) );
		}
		return array( 'recommended', __( 'The REST API is not available to visitors', 'mainstreet-blocks' ), __( 'A plugin or custom code restricts it to logged-in users. Forms still work, but reload the page when they are submitted.', 'mainstreet-blocks' ) );
	}

	/**
	 * Checks whether a folder is reachable from the web: stores a file in it and requests its URL.
	 *
	 * @return string OUTSIDE: not in the uploads folder. UNWRITABLE: the file cannot be stored. UNKNOWN: the request failed. CLOSED: the file is
	 *                not served. OPEN: the file is served.
	 */
	public static function probe_folder( string $folder ): string {
		$url = self::folder_url( $folder );
		if ( '' === $url ) {
			return self::OUTSIDE;
		}
		$name = 'check-' . bin2hex( random_bytes( 8 ) ) . '.txt';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, deleted at once.
		if ( false === file_put_contents( "$folder/$name", $name ) ) {
			return self::UNWRITABLE;
		}
		$response = ( new Http_Client() )->request( "$url/$name", array( 'timeout' => 5 ) );
		wp_delete_file( "$folder/$name" );
		if ( is_wp_error( $response ) ) {
			return self::UNKNOWN;
		}
		return $response['body'] === $name ? self::OPEN : self::CLOSED;
	}

	/** Returns the URL of a folder; '' if it is not in the uploads folder. */
	private static function folder_url( string $folder ): string {
		$uploads = wp_upload_dir( null, false );
		$base    = untrailingslashit( wp_normalize_path( $uploads['basedir'] ) );
		$folder  = wp_normalize_path( $folder );
		return 0 === strpos( $folder, "$base/" ) ? untrailingslashit( $uploads['baseurl'] ) . substr( $folder, strlen( $base ) ) : '';
	}

	/** Whether the site can probably send email: PHP's mail function exists, or a plugin sends email. */
	public static function can_mail(): bool {
		return function_exists( 'mail' ) || has_action( 'phpmailer_init' ) || has_filter( 'pre_wp_mail' );
	}

	/** Whether a scheduled event is overdue by more than CRON_LATE_SECONDS. */
	public static function is_cron_late(): bool {
		$due = array_keys( _get_cron_array() );
		return $due && min( $due ) < time() - self::CRON_LATE_SECONDS;
	}

	/**
	 * Callback of `mainstreet_system_need`: whether the site meets a requirement of a module.
	 *
	 * @param bool   $met Result of an earlier callback.
	 * @param string $id  `mail` or `cron`.
	 * @return bool
	 */
	public static function filter_need( $met, $id ) {
		if ( 'mail' === $id ) {
			return self::can_mail();
		}
		return 'cron' === $id ? ! self::is_cron_late() : $met;
	}
}
