<?php
namespace Mainstreet\Social\Networks;

use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/** Encodes a form with a file (multipart/form-data), for which WordPress has no function. */
final class Form_Data {

	/**
	 * Arguments of the request.
	 *
	 * @param string[] $fields Values by name.
	 * @param string   $name   Name of the file field.
	 * @param array    $file   File from Image_File::of().
	 * @return array `method`, `timeout`, `headers` and `body`.
	 */
	public static function request( array $fields, string $name, array $file ): array {
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
