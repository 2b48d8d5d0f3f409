<?php
/**
 * Countries and their dial codes.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Form;

defined( 'ABSPATH' ) || exit;

/**
 * What the country list of a phone field offers. Loaded for forms with such a list only.
 */
final class Phone_Countries {

	/** Dial code and English name by code of the country (ISO 3166), as libphonenumber has them. */
	const ALL = array(
		'AF' => array( '93', 'Afghanistan' ),
		'AX' => array( '358', 'Åland Islands' ),
		'AL' => array( '355', 'Albania' ),
		'DZ' => array( '213', 'Algeria' ),
		'AS' => array( '1', 'American Samoa' ),
		'AD' => array( '376', 'Andorra' ),
		'AO' => array( '244', 'Angola' ),
		'AI' => array( '1', 'Anguilla' ),
		'AG' => array( '1', 'Antigua & Barbuda' ),
		'AR' => array( '54', 'Argentina' ),
		'AM' => array( '374', 'Armenia' ),
		'AW' => array( '297', 'Aruba' ),
		'AC' => array( '247', 'Ascension Island' ),
		'AU' => array( '61', 'Australia' ),
		'AT' => array( '43', 'Austria' ),
		'AZ' => array( '994', 'Azerbaijan' ),
		'BS' => array( '1', 'Bahamas' ),
		'BH' => array( '973', 'Bahrain' ),
		'BD' => array( '880', 'Bangladesh' ),
		'BB' => array( '1', 'Barbados' ),
		'BY' => array( '375', 'Belarus' ),
		'BE' => array( '32', 'Belgium' ),
		'BZ' => array( '501', 'Belize' ),
		'BJ' => array( '229', 'Benin' ),
		'BM' => array( '1', 'Bermuda' ),
		'BT' => array( '975', 'Bhutan' ),
		'BO' => array( '591', 'Bolivia' ),
		'BA' => array( '387', 'Bosnia & Herzegovina' ),
		'BW' => array( '267', 'Botswana' ),
		'BR' => array( '55', 'Brazil' ),
		'IO' => array( '246', 'British Indian Ocean Territory' ),
		'VG' => array( '1', 'British Virgin Islands' ),
		'BN' => array( '673', 'Brunei' ),
		'BG' => array( '359', 'Bulgaria' ),
		'BF' => array( '226', 'Burkina Faso' ),
		'BI' => array( '257', 'Burundi' ),
		'KH' => array( '855', 'Cambodia' ),
		'CM' => array( '237', 'Cameroon' ),
		'CA' => array( '1', 'Canada' ),
		'CV' => array( '238', 'Cape Verde' ),
		'BQ' => array( '599', 'Caribbean Netherlands' ),
		'KY' => array( '1', 'Cayman Islands' ),
		'CF' => array( '236', 'Central African Republic' ),
		'TD' => array( '235', 'Chad' ),
		'CL' => array( '56', 'Chile' ),
		'CN' => array( '86', 'China' ),
		'CX' => array( '61', 'Christmas Island' ),
		'CC' => array( '61', 'Cocos (Keeling) Islands' ),
		'CO' => array( '57', 'Colombia' ),
		'KM' => array( '269', 'Comoros' ),
		'CG' => array( '242', 'Congo - Brazzaville' ),
		'CD' => array( '243', 'Congo - Kinshasa' ),
		'CK' => array( '682', 'Cook Islands' ),
		'CR' => array( '506', 'Costa Rica' ),
		'CI' => array( '225', 'Côte d’Ivoire' ),
		'HR' => array( '385', 'Croatia' ),
		'CU' => array( '53', 'Cuba' ),
		'CW' => array( '599', 'Curaçao' ),
		'CY' => array( '357', 'Cyprus' ),
		'CZ' => array( '420', 'Czechia' ),
		'DK' => array( '45', 'Denmark' ),
		'DJ' => array( '253', 'Djibouti' ),
		'DM' => array( '1', 'Dominica' ),
		'DO' => array( '1', 'Dominican Republic' ),
		'EC' => array( '593', 'Ecuador' ),
		'EG' => array( '20', 'Egypt' ),
		'SV' => array( '503', 'El Salvador' ),
		'GQ' => array( '240', 'Equatorial Guinea' ),
		'ER' => array( '291', 'Eritrea' ),
		'EE' => array( '372', 'Estonia' ),
		'SZ' => array( '268', 'Eswatini' ),
		'ET' => array( '251', 'Ethiopia' ),
		'FK' => array( '500', 'Falkland Islands' ),
		'FO' => array( '298', 'Faroe Islands' ),
		'FJ' => array( '679', 'Fiji' ),
		'FI' => array( '358', 'Finland' ),
		'FR' => array( '33', 'France' ),
		'GF' => array( '594', 'French Guiana' ),
		'PF' => array( '689', 'French Polynesia' ),
		'GA' => array( '241', 'Gabon' ),
		'GM' => array( '220', 'Gambia' ),
		'GE' => array( '995', 'Georgia' ),
		'DE' => array( '49', 'Germany' ),
		'GH' => array( '233', 'Ghana' ),
		'GI' => array( '350', 'Gibraltar' ),
		'GR' => array( '30', 'Greece' ),
		'GL' => array( '299', 'Greenland' ),
		'GD' => array( '1', 'Grenada' ),
		'GP' => array( '590', 'Guadeloupe' ),
		'GU' => array( '1', 'Guam' ),
		'GT' => array( '502', 'Guatemala' ),
		'GG' => array( '44', 'Guernsey' ),
		'GN' => array( '224', 'Guinea' ),
		'GW' => array( '245', 'Guinea-Bissau' ),
		'GY' => array( '592', 'Guyana' ),
		'HT' => array( '509', 'Haiti' ),
		'HN' => array( '504', 'Honduras' ),
		'HK' => array( '852', 'Hong Kong SAR China' ),
		'HU' => array( '36', 'Hungary' ),
		'IS' => array( '354', 'Iceland' ),
		'IN' => array( '91', 'India' ),
		'ID' => array( '62', 'Indonesia' ),
		'IR' => array( '98', 'Iran' ),
		'IQ' => array( '964', 'Iraq' ),
		'IE' => array( '353', 'Ireland' ),
		'IM' => array( '44', 'Isle of Man' ),
		'IL' => array( '972', 'Israel' ),
		'IT' => array( '39', 'Italy' ),
		'JM' => array( '1', 'Jamaica' ),
		'JP' => array( '81', 'Japan' ),
		'JE' => array( '44', 'Jersey' ),
		'JO' => array( '962', 'Jordan' ),
		'KZ' => array( '7', 'Kazakhstan' ),
		'KE' => array( '254', 'Kenya' ),
		'KI' => array( '686', 'Kiribati' ),
		'XK' => array( '383', 'Kosovo' ),
		'KW' => array( '965', 'Kuwait' ),
		'KG' => array( '996', 'Kyrgyzstan' ),
		'LA' => array( '856', 'Laos' ),
		'LV' => array( '371', 'Latvia' ),
		'LB' => array( '961', 'Lebanon' ),
		'LS' => array( '266', 'Lesotho' ),
		'LR' => array( '231', 'Liberia' ),
		'LY' => array( '218', 'Libya' ),
		'LI' => array( '423', 'Liechtenstein' ),
		'LT' => array( '370', 'Lithuania' ),
		'LU' => array( '352', 'Luxembourg' ),
		'MO' => array( '853', 'Macao SAR China' ),
		'MG' => array( '261', 'Madagascar' ),
		'MW' => array( '265', 'Malawi' ),
		'MY' => array( '60', 'Malaysia' ),
		'MV' => array( '960', 'Maldives' ),
		'ML' => array( '223', 'Mali' ),
		'MT' => array( '356', 'Malta' ),
		'MH' => array( '692', 'Marshall Islands' ),
		'MQ' => array( '596', 'Martinique' ),
		'MR' => array( '222', 'Mauritania' ),
		'MU' => array( '230', 'Mauritius' ),
		'YT' => array( '262', 'Mayotte' ),
		'MX' => array( '52', 'Mexico' ),
		'FM' => array( '691', 'Micronesia' ),
		'MD' => array( '373', 'Moldova' ),
		'MC' => array( '377', 'Monaco' ),
		'MN' => array( '976', 'Mongolia' ),
		'ME' => array( '382', 'Montenegro' ),
		'MS' => array( '1', 'Montserrat' ),
		'MA' => array( '212', 'Morocco' ),
		'MZ' => array( '258', 'Mozambique' ),
		'MM' => array( '95', 'Myanmar (Burma)' ),
		'NA' => array( '264', 'Namibia' ),
		'NR' => array( '674', 'Nauru' ),
		'NP' => array( '977', 'Nepal' ),
		'NL' => array( '31', 'Netherlands' ),
		'NC' => array( '687', 'New Caledonia' ),
		'NZ' => array( '64', 'New Zealand' ),
		'NI' => array( '505', 'Nicaragua' ),
		'NE' => array( '227', 'Niger' ),
		'NG' => array( '234', 'Nigeria' ),
		'NU' => array( '683', 'Niue' ),
		'NF' => array( '672', 'Norfolk Island' ),
		'KP' => array( '850', 'North Korea' ),
		'MK' => array( '389', 'North Macedonia' ),
		'MP' => array( '1', 'Northern Mariana Islands' ),
		'NO' => array( '47', 'Norway' ),
		'OM' => array( '968', 'Oman' ),
		'PK' => array( '92', 'Pakistan' ),
		'PW' => array( '680', 'Palau' ),
		'PS' => array( '970', 'Palestinian Territories' ),
		'PA' => array( '507', 'Panama' ),
		'PG' => array( '675', 'Papua New Guinea' ),
		'PY' => array( '595', 'Paraguay' ),
		'PE' => array( '51', 'Peru' ),
		'PH' => array( '63', 'Philippines' ),
		'PL' => array( '48', 'Poland' ),
		'PT' => array( '351', 'Portugal' ),
		'PR' => array( '1', 'Puerto Rico' ),
		'QA' => array( '974', 'Qatar' ),
		'RE' => array( '262', 'Réunion' ),
		'RO' => array( '40', 'Romania' ),
		'RU' => array( '7', 'Russia' ),
		'RW' => array( '250', 'Rwanda' ),
		'WS' => array( '685', 'Samoa' ),
		'SM' => array( '378', 'San Marino' ),
		'ST' => array( '239', 'São Tomé & Príncipe' ),
		'SA' => array( '966', 'Saudi Arabia' ),
		'SN' => array( '221', 'Senegal' ),
		'RS' => array( '381', 'Serbia' ),
		'SC' => array( '248', 'Seychelles' ),
		'SL' => array( '232', 'Sierra Leone' ),
		'SG' => array( '65', 'Singapore' ),
		'SX' => array( '1', 'Sint Maarten' ),
		'SK' => array( '421', 'Slovakia' ),
		'SI' => array( '386', 'Slovenia' ),
		'SB' => array( '677', 'Solomon Islands' ),
		'SO' => array( '252', 'Somalia' ),
		'ZA' => array( '27', 'South Africa' ),
		'KR' => array( '82', 'South Korea' ),
		'SS' => array( '211', 'South Sudan' ),
		'ES' => array( '34', 'Spain' ),
		'LK' => array( '94', 'Sri Lanka' ),
		'BL' => array( '590', 'St. Barthélemy' ),
		'SH' => array( '290', 'St. Helena' ),
		'KN' => array( '1', 'St. Kitts & Nevis' ),
		'LC' => array( '1', 'St. Lucia' ),
		'MF' => array( '590', 'St. Martin' ),
		'PM' => array( '508', 'St. Pierre & Miquelon' ),
		'VC' => array( '1', 'St. Vincent & Grenadines' ),
		'SD' => array( '249', 'Sudan' ),
		'SR' => array( '597', 'Suriname' ),
		'SJ' => array( '47', 'Svalbard & Jan Mayen' ),
		'SE' => array( '46', 'Sweden' ),
		'CH' => array( '41', 'Switzerland' ),
		'SY' => array( '963', 'Syria' ),
		'TW' => array( '886', 'Taiwan' ),
		'TJ' => array( '992', 'Tajikistan' ),
		'TZ' => array( '255', 'Tanzania' ),
		'TH' => array( '66', 'Thailand' ),
		'TL' => array( '670', 'Timor-Leste' ),
		'TG' => array( '228', 'Togo' ),
		'TK' => array( '690', 'Tokelau' ),
		'TO' => array( '676', 'Tonga' ),
		'TT' => array( '1', 'Trinidad & Tobago' ),
		'TA' => array( '290', 'Tristan da Cunha' ),
		'TN' => array( '216', 'Tunisia' ),
		'TR' => array( '90', 'Türkiye' ),
		'TM' => array( '993', 'Turkmenistan' ),
		'TC' => array( '1', 'Turks & Caicos Islands' ),
		'TV' => array( '688', 'Tuvalu' ),
		'VI' => array( '1', 'U.S. Virgin Islands' ),
		'UG' => array( '256', 'Uganda' ),
		'UA' => array( '380', 'Ukraine' ),
		'AE' => array( '971', 'United Arab Emirates' ),
		'GB' => array( '44', 'United Kingdom' ),
		'US' => array( '1', 'United States' ),
		'UY' => array( '598', 'Uruguay' ),
		'UZ' => array( '998', 'Uzbekistan' ),
		'VU' => array( '678', 'Vanuatu' ),
		'VA' => array( '39', 'Vatican City' ),
		'VE' => array( '58', 'Venezuela' ),
		'VN' => array( '84', 'Vietnam' ),
		'WF' => array( '681', 'Wallis & Futuna' ),
		'EH' => array( '212', 'Western Sahara' ),
		'YE' => array( '967', 'Yemen' ),
		'ZM' => array( '260', 'Zambia' ),
		'ZW' => array( '263', 'Zimbabwe' ),
	);

	/**
	 * The code of a country.
	 *
	 * @param string $code As stored or posted, in capitals or not.
	 * @return string Empty for what is no country.
	 */
	public static function code( $code ) {
		$code = strtoupper( $code );
		return isset( self::ALL[ $code ] ) ? $code : '';
	}

	/**
	 * A number with the dial code of a country. One that begins with a dial code of its own is left as it is.
	 *
	 * @param string $number As typed, in one line.
	 * @param string $code   Code of a country; '' for none.
	 * @return string
	 */
	public static function dial( $number, $code ) {
		$has_code = '' === $number || preg_match( '/^\s*(?:\+|00)/', $number );
		return $has_code || '' === self::code( $code ) ? $number : '+' . self::ALL[ self::code( $code ) ][0] . ' ' . $number;
	}

	/**
	 * The countries in the order of their names.
	 *
	 * @return string[] Code => name with dial code.
	 */
	public static function labels() {
		$locale = class_exists( 'Locale' ) ? determine_locale() : '';
		$labels = array();
		foreach ( self::ALL as $code => $country ) {
			$name            = '' === $locale ? '' : (string) \Locale::getDisplayRegion( '-' . $code, $locale );
			$name            = '' === $name || $name === $code ? $country[1] : $name;
			$labels[ $code ] = $name . ' (+' . $country[0] . ')';
		}
		$collator = class_exists( 'Collator' ) ? \Collator::create( determine_locale() ) : null;
		if ( $collator ) {
			$collator->asort( $labels );
		} else {
			asort( $labels );
		}
		return $labels;
	}
}
