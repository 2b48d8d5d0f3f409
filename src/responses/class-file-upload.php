<?php
namespace Mainstreet\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * Lets core move an upload, so that what watches uploads on a site (a virus scanner, the quota of
 * a network) sees this one, too. Name and folder are ours; no entry of the media library is made.
 */
final class File_Upload {

	/**
	 * Moves a file that has been checked.
	 *
	 * @param array  $file   As Response_Files::check() gives it.
	 * @param string $folder Where to, without slash at its end.
	 * @param string $name   Its new name.
	 * @return bool Whether it is there.
	 */
	public static function move( array $file, $folder, $name ) {
		if ( ! is_uploaded_file( $file['tmp_name'] ) ) {
			// Only tests get here: Response_Files lets nothing else through.
			return copy( $file['tmp_name'], "$folder/$name" );
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$place = static function ( $uploads ) use ( $folder ) {
			return array_merge(
				$uploads,
				array(
					'path'   => $folder,
					'subdir' => '',
					'error'  => false,
				)
			);
		};
		add_filter( 'upload_dir', $place, PHP_INT_MAX );
		$moved = wp_handle_upload(
			$file,
			array(
				'test_form'                => false,
				// Upload_Types has looked at the contents, which is more than core does.
				'test_type'                => false,
				'unique_filename_callback' => static function () use ( $name ) {
					return $name;
				},
			)
		);
		remove_filter( 'upload_dir', $place, PHP_INT_MAX );
		return isset( $moved['file'] ) && is_file( "$folder/$name" );
	}
}
