<?php
/**
 * What the checks of the site find.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Site_Health;

use Mainstreet\Connections\Unreadable_Secrets;
use Mainstreet\Http\Address_Pin;
use Mainstreet\Http\Upload_Probe;
use Mainstreet\Registration\Routes;
use Mainstreet\Responses\File_Quota;
use Mainstreet\Responses\Response_Files;
use Mainstreet\Responses\Response_Type;
use Mainstreet\Responses\Shared_Uploads;
use Mainstreet\Uploads\Part_Files;
use Mainstreet\Videos\Video_Folder;

defined( 'ABSPATH' ) || exit;

/**
 * One function for each of our own checks in Site_Checks. Each returns its status
 * (`good`, `recommended`, `critical`), a sentence that sums it up, one that explains, and maybe lines of a configuration.
 */
final class Site_Check_Results {

	/** What closes the folders of private videos and of uploads to nginx. */
	const LOCATION = "location ~ /mainstreet-(private-videos|parts)-[0-9a-f]+/ {\n\treturn 403;\n}";

	/**
	 * Whether WordPress' scheduled tasks run.
	 *
	 * @return string[]
	 */
	public static function cron() {
		if ( ! Site_Checks::is_cron_late() ) {
			return array( 'good', __( 'Scheduled tasks run', 'mainstreet-blocks' ), __( 'Newsletters are sent and old data is deleted in time.', 'mainstreet-blocks' ) );
		}
		$advice = defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON
			? __( 'WordPress leaves them to the server (DISABLE_WP_CRON), but its cron job does not seem to run. Check it with your host.', 'mainstreet-blocks' )
			: __( 'They run when somebody visits the site. If it has visitors, requests of the site to itself may be blocked; ask your host.', 'mainstreet-blocks' );
		return array( 'recommended', __( 'Scheduled tasks are more than 15 minutes late', 'mainstreet-blocks' ), __( 'Newsletters wait, and old data is not deleted.', 'mainstreet-blocks' ) . ' ' . $advice );
	}

	/**
	 * Whether e-mails about responses went out.
	 *
	 * @return string[]
	 */
	public static function mail() {
		if ( ! Site_Checks::can_mail() ) {
			return array( 'critical', __( 'This site cannot send e-mail', 'mainstreet-blocks' ), __( 'PHP’s mail function is switched off, and no plugin sends mail instead. Responses are stored, but nobody is told.', 'mainstreet-blocks' ) );
		}
		$failed = self::failed_mails();
		if ( $failed > 0 ) {
			/* translators: %s: number of form responses. */
			$label = sprintf( _n( 'The e-mail about %s response could not be sent', 'The e-mails about %s responses could not be sent', $failed, 'mainstreet-blocks' ), number_format_i18n( $failed ) );
			return array( 'recommended', $label, __( 'This is about the last seven days. Form responses shows which ones and why, and sends them again. Send yourself a test under Newsletter.', 'mainstreet-blocks' ) );
		}
		return array( 'good', __( 'No e-mail about a response failed in the last seven days', 'mainstreet-blocks' ), __( 'To be sure that e-mails arrive, send yourself a test under Newsletter.', 'mainstreet-blocks' ) );
	}

	/**
	 * Responses of the last week whose e-mail failed.
	 *
	 * @return int
	 */
	private static function failed_mails() {
		global $wpdb;
		$since = gmdate( 'Y-m-d H:i:s', time() - WEEK_IN_SECONDS );
		// phpcs:ignore WordPress.DB -- along the index of keys, and only errors have it.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->postmeta} m INNER JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE m.meta_key = '_mainstreet_mail_error' AND p.post_type = %s AND p.post_date_gmt > %s", Response_Type::TYPE, $since ) );
	}

	/**
	 * Whether keys of services, and tokens of accounts, can be decrypted.
	 *
	 * @return string[]
	 */
	public static function secrets() {
		$labels = array_column( Unreadable_Secrets::all(), 'label' );
		if ( ! $labels ) {
			return array( 'good', __( 'Stored keys and accounts can be read', 'mainstreet-blocks' ), __( 'They are encrypted with the security keys in wp-config.php. When those are replaced, keys have to be entered again.', 'mainstreet-blocks' ) );
		}
		/* translators: %s: list of services. */
		$text = Unreadable_Secrets::explanation() . ' ' . sprintf( __( 'This is about: %s', 'mainstreet-blocks' ), implode( ', ', $labels ) );
		return array( 'critical', __( 'Stored keys and accounts can’t be read', 'mainstreet-blocks' ), $text );
	}

	/**
	 * What the web server lets through.
	 *
	 * @return string[]
	 */
	public static function upload() {
		$probe   = Upload_Probe::last();
		$allowed = wp_max_upload_size();
		if ( ! $probe ) {
			/* translators: %s: size of a file, such as 64 MB. */
			return array( 'good', sprintf( __( 'PHP accepts files of up to %s', 'mainstreet-blocks' ), size_format( $allowed ) ), __( 'Whether the web server does, too, is found out with “Test uploads” under Settings > Mainstreet > Tools.', 'mainstreet-blocks' ) );
		}
		/* translators: %s: size of a file, such as 10 MB. */
		$label = sprintf( __( 'The web server accepts uploads of %s', 'mainstreet-blocks' ), size_format( $probe['bytes'] ) );
		if ( PHP_INT_MAX === Upload_Probe::limit() ) {
			return array( 'good', $label, __( 'Nothing smaller than what PHP accepts was refused.', 'mainstreet-blocks' ) );
		}
		/* translators: 1: size the web server accepts, 2: size PHP accepts. */
		return array( 'recommended', $label, sprintf( __( 'A larger test was refused, although PHP accepts files of up to %2$s. Visitors are told that a file may have %1$s. Ask your host to raise the limit of the web server.', 'mainstreet-blocks' ), size_format( $probe['bytes'] ), size_format( $allowed ) ) );
	}

	/**
	 * Whether files of visitors can be reached without permission.
	 *
	 * @return string[]
	 */
	public static function private_folder() {
		$folder = Response_Files::folder( false );
		$good   = __( 'Files that visitors send are private', 'mainstreet-blocks' );
		if ( '' === $folder ) {
			return array( 'good', $good, __( 'No visitor has sent a file yet.', 'mainstreet-blocks' ) );
		}
		switch ( Folder_Probe::ask( $folder ) ) {
			case Folder_Probe::OUTSIDE:
				return array( 'good', $good, __( 'They are kept outside of the web’s reach.', 'mainstreet-blocks' ) );
			case Folder_Probe::UNWRITABLE:
				return array( 'critical', __( 'Files that visitors send cannot be stored', 'mainstreet-blocks' ), __( 'The folder for them cannot be written to. Check its permissions.', 'mainstreet-blocks' ) );
			case Folder_Probe::UNKNOWN:
				return array( 'recommended', __( 'Whether files that visitors send are private could not be checked', 'mainstreet-blocks' ), __( 'This site could not ask itself for one. See the check of requests of this site to itself.', 'mainstreet-blocks' ) );
			case Folder_Probe::CLOSED:
				return array( 'good', $good, __( 'The web server does not hand them out.', 'mainstreet-blocks' ) );
		}
		return array( 'recommended', __( 'Files that visitors send are only protected by their names', 'mainstreet-blocks' ), __( 'The web server hands them out to who knows their random address; it does not read the .htaccess file in their folder. Ask your host to close the folder whose name begins with “mainstreet-” in the uploads folder.', 'mainstreet-blocks' ) );
	}

	/**
	 * Whether private videos, and pieces of uploads on their way, can be reached without permission.
	 *
	 * @return string[]
	 */
	public static function private_videos() {
		$good  = __( 'Private videos are private', 'mainstreet-blocks' );
		$found = array_map( array( Folder_Probe::class, 'ask' ), array_filter( array( Video_Folder::path( false ), Part_Files::folder( false ) ) ) );
		if ( in_array( Folder_Probe::OPEN, $found, true ) ) {
			return array( 'recommended', __( 'Private videos are only protected by the names of their folders', 'mainstreet-blocks' ), __( 'The web server hands out private videos, and pieces of uploads, to who knows their random address: it does not read the .htaccess files in their folders, as nginx never does. Add these lines to the server’s configuration for this site, or ask your host to, and load it anew:', 'mainstreet-blocks' ), self::LOCATION );
		}
		if ( in_array( Folder_Probe::UNWRITABLE, $found, true ) ) {
			return array( 'critical', __( 'Videos cannot be made private', 'mainstreet-blocks' ), __( 'The folder for private videos or the one for pieces of uploads cannot be written to. Check the permissions of those whose names begin with “mainstreet-” in the uploads folder.', 'mainstreet-blocks' ) );
		}
		if ( in_array( Folder_Probe::UNKNOWN, $found, true ) ) {
			return array( 'recommended', __( 'Whether private videos are private could not be checked', 'mainstreet-blocks' ), __( 'This site could not ask itself for one. See the check of requests of this site to itself.', 'mainstreet-blocks' ) );
		}
		return array( 'good', $good, $found ? __( 'The web server does not hand them out, nor pieces of uploads.', 'mainstreet-blocks' ) : __( 'There are none yet.', 'mainstreet-blocks' ) );
	}

	/**
	 * Whether all web servers of the site find visitors' files, and whether there is room for more.
	 *
	 * @return string[]
	 */
	public static function shared_uploads() {
		Shared_Uploads::mark();
		$missing = Shared_Uploads::missing();
		if ( $missing ) {
			/* translators: %s: names of servers. */
			$text = sprintf( __( 'The files of these servers are not seen by the one that answers now: %s. What a visitor sends through one of them is not found through the others, and stays on its disk when the response is deleted. Let all servers share the uploads folder, or name a folder that they share with the filter mainstreet_private_folder.', 'mainstreet-blocks' ), implode( ', ', $missing ) );
			return array( 'critical', __( 'Not all web servers of this site share the uploads folder', 'mainstreet-blocks' ), $text );
		}
		$taken = File_Quota::bytes();
		$limit = File_Quota::limits()['site'];
		if ( $taken > 0.8 * $limit ) {
			/* translators: 1: size such as 4 GB, 2: size such as 5 GB. */
			$text = sprintf( __( 'They take %1$s of %2$s. When all of it is taken, forms take no more files. Delete responses you no longer need, or let the site’s code raise the limit (mainstreet_files_quota).', 'mainstreet-blocks' ), size_format( $taken ), size_format( $limit ) );
			return array( 'recommended', __( 'There is little room left for files that visitors send', 'mainstreet-blocks' ), $text );
		}
		return array( 'good', __( 'All web servers of this site share the uploads folder', 'mainstreet-blocks' ), __( 'Files that visitors send are found through each of them. Servers that answered during the last day are compared.', 'mainstreet-blocks' ) );
	}

	/**
	 * Whether addresses that people enter, such as feeds of podcasts, can be loaded (docs/server-contract.md 0.4).
	 *
	 * @return string[]
	 */
	public static function typed_addresses() {
		$lack = Address_Pin::lack( 'https://example.org/' );
		if ( '' === $lack ) {
			return array( 'good', __( 'Addresses of other servers can be loaded', 'mainstreet-blocks' ), __( 'Requests go to the server that was checked before.', 'mainstreet-blocks' ) );
		}
		return array( 'recommended', __( 'Addresses of other servers cannot be loaded', 'mainstreet-blocks' ), $lack . ' ' . __( 'Podcasts, link previews and copies of pictures need it.', 'mainstreet-blocks' ) );
	}

	/**
	 * Whether visitors may use the REST API (docs/server-contract.md 0.6).
	 *
	 * @return string[]
	 */
	public static function rest() {
		if ( ! Routes::is_closed() ) {
			return array( 'good', __( 'Visitors can use the REST API', 'mainstreet-blocks' ), __( 'Forms are sent without loading the page anew.', 'mainstreet-blocks' ) );
		}
		return array( 'recommended', __( 'The REST API is closed to visitors', 'mainstreet-blocks' ), __( 'A plugin or the site’s code allows it only for users. Forms still work, and load the page anew when they are sent.', 'mainstreet-blocks' ) );
	}
}
