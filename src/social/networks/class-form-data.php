<?php
namespace Mainstreet\Social\Networks;

use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a form with a file (multipart/form-data), which WordPress's functions do not.
 */
final class Form_Data {

	/**
	 * The arguments of a request that sends it.
	 *
	 * @param string[] $fields Texts by name.
	 * @param string   $name   Name of the field of the file.
	 * @param array    $file   As Picture_File::of() gives it.
	 * @return array `method`, `timeout`, `headers` and `body`.
	 */
	public static function request( array $fields, $name, array $file ) {
		$boundary = '----mainstreet' . bin2hex( random_bytes( 16 ) );
		$body     = '';
		foreach ( $fields as $field => $value ) {
			$body .= "--$boundary\r\nContent-Disposition: form-data; name=\"$field\"\r\n\r\n$value\r\n";
		}
		$title = (string) preg_replace( '/[^A-Za-z0-9._-]/', '-', $file['name'] );
		$body .= "--$boundary\r\nContent-Disposition: form-data; name=\"$name\"; filename=\"$title\"\r\nContent-Type: {$file['type']}\r\n\r\n{$file['bytes']}\r\n--$boundary--\r\n";
		return array(
			'method'  => 'POST',
			'timeout' => Http_Client::UPLOAD_TIMEOUT,
			'headers' => array( 'Content-Type' => 'multipart/form-data; boundary=' . $boundary ),
			'body'    => $body,
		);
	}
}
